import { readSkillEntries } from '../../skill-notation.ts';

export const hospitalitySkills = readSkillEntries(
  'hospitality',
  `
  # Kitchen
  Culinary Arts = cooking, culinary, food preparation, sous chef, executive chef, line cook, head chef, commis chef,
    chef de partie, pastry chef, commis, chef de cuisine, culinary skills, food production, knife skills,
    personal chef, food presentation, indian cuisine, continental cuisine, chinese cuisine, prep cook,
    catering services, catering management
    ; near Food Safety, Kitchen Management
  Baking = pastry, bakery, cake decorating, bread making, pastry arts, confectionery ; near Culinary Arts
  Menu Planning = menu development, menu design, menu engineering, recipe development, menu creation, recipe creation
    ; near Kitchen Management, Culinary Arts
  Kitchen Management = kitchen manager, kitchen operations, back of house, food cost control, portion control,
    kitchen supervisor, food costing
    ; near Restaurant Management
  Food Safety = servsafe, food handling, food hygiene, food safety standards, fssai, serv safe, food handlers,
    food sanitation, kitchen sanitation
    ; near HACCP
  HACCP = hazard analysis and critical control points, haccp certified, haccp compliance
  Food Technology = food processing, food science, food technologist, food quality, dairy technology
    ; near Food Safety, HACCP

  # Table and bar
  Food and Beverage Service = food service, food and beverage, f&b service, waiter, waitress, table service,
    fine dining, banquet service, f&b, banquets, food server, restaurant server, banquet, guest seating,
    waiting tables
    ; near Bartending, Hospitality
  Bartending = bartender, mixology, cocktails, bar management, wine knowledge, sommelier, barista, mixologist
  Restaurant Management = restaurant operations, quick service restaurant, food and beverage management,
    f&b management, f b manager, restaurant, qsr
    ; near Hospitality

  # Hotel and travel
  Hospitality = hotel management, guest services, guest relations, hotel operations, guest service,
    hospitality management, hotel, guest satisfaction, concierge, guest experience, hospitality industry,
    duty manager hotel
    ; near Front Desk, Customer Service
  Housekeeping = house keeping, room cleaning, laundry operations, janitorial, cleaning services, custodial,
    housekeeper, janitor, custodian
    ; near Hospitality
  Opera PMS = property management system, opera property management, micros pos, opera fidelio, fidelio
    ; near Front Desk
  Travel Management = travel planning, travel agent, tour packages, itinerary planning, iata, tour operations,
    travel consultant, visa processing, tour guide, airline ticketing, travel booking, tour management,
    global distribution systems, amadeus gds, sabre gds, galileo gds, gds amadeus
    ; context Amadeus, Galileo, Sabre
  Cabin Crew = flight attendant, in flight service, ground staff, airport ground handling, ground handling,
    airport operations
    ; near Aviation, Customer Service
`,
);
