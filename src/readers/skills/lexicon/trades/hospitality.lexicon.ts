import { readSkillEntries } from '../../skill-notation.ts';

export const hospitalitySkills = readSkillEntries(
  'hospitality',
  `
  # Kitchen
  Culinary Arts = culinary, sous chef, executive chef, line cook, head chef, commis chef, chef de partie, pastry chef,
    commis, chef de cuisine, culinary skills, personal chef, prep cook, catering management
    ; near Food Safety, Kitchen Management
  Baking = bakery
    ; near Culinary Arts
  Menu Planning = menu development, menu design, menu creation
    ; near Kitchen Management, Culinary Arts
  Kitchen Management = kitchen manager, kitchen operations, back of house, kitchen supervisor
    ; near Restaurant Management
  Food Safety = food safety standards, kitchen sanitation
    ; near HACCP
  HACCP = hazard analysis and critical control points, haccp certified, haccp compliance
  Food Technology = food processing, food science, food technologist, food quality, dairy technology
    ; near Food Safety, HACCP

  # Table and bar
  Food and Beverage Service = food service, food and beverage, f&b service, waiter, waitress, f&b, food server,
    restaurant server, guest seating
    ; near Bartending, Hospitality
  Bartending = bartender, bar management
  Restaurant Management = restaurant operations, quick service restaurant, food and beverage management,
    f&b management, f b manager, restaurant, qsr
    ; near Hospitality

  # Hotel and travel
  Hospitality = hotel operations, hospitality management, hotel, guest satisfaction, guest experience,
    hospitality industry, duty manager hotel
    ; near Front Desk, Customer Service
  Housekeeping = house keeping, cleaning services, housekeeper, custodian
    ; near Hospitality
  Opera PMS = property management system, opera property management, micros pos, opera fidelio, fidelio
    ; near Front Desk
  Travel Management = travel planning, travel agent, iata, tour operations, travel consultant, tour guide,
    travel booking, tour management, global distribution systems
  Amadeus GDS = gds amadeus, amadeus booking system ; of Travel Management ; context Amadeus
  Galileo GDS ; of Travel Management ; context Galileo
  Sabre GDS = sabre booking system ; of Travel Management ; context Sabre
  Cabin Crew = flight attendant, in flight service, ground staff
    ; near Aviation, Customer Service
`,
);
