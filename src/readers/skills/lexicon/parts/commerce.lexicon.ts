import { readSkillParts } from '../../skill-notation.ts';

/** What recruiters of sales, marketing, logistics and hospitality list. */
export const commerceParts = readSkillParts(`
  Sales > Objection Handling = handling objections
    ; Quota Attainment = quota achievement, sales quotas, quota carrying
    ; Sales Closing = closing skills, closing techniques ; Discovery Calls = needs analysis, needs assessment selling
    ; MEDDIC = meddpicc, bant ; Value Based Selling
    ; Sales Presentations = sales presentation, sales pitches, sales pitch
    ; Target Achievement = achieving targets, achieving sales targets ; Product Knowledge
    ; Sales Team Management = sales team leadership, managing sales team, sales coaching
    ; FMCG Sales = fmcg, general trade, modern trade
    ; Quotations = quotation preparation, preparing quotations, price quotations
    ; Customer Visits = client visits, client meetings ; Export Sales = international sales
    ; Government Sales = public sector sales ; Media Sales = ad sales, advertising sales
    ; Automobile Sales = car sales, automotive sales, vehicle sales ; Selling Insurance = life insurance sales
    ; Loan Sales = home loan sales, personal loan sales ; Banking Sales = casa sales ; Medical Equipment Sales
    ; Franchise Development = franchise sales ; Renewals Management = contract renewals, subscription renewals
    ; Service Sales = after sales business ; Event Sales = banquet sales, hotel sales
  Sales Operations > Commission Plans = sales compensation, incentive plans
    ; Order Processing = sales order processing, order entry, order management
    ; Sales Reports = sales dashboards, sales mis ; Price Management = pricing strategy, price lists, pricing analysis
  Account Management > Account Planning = strategic account planning, account plans
    ; Business Reviews = quarterly business reviews, qbr ; Client Onboarding = customer onboarding
  Business Development > Market Mapping = market penetration, market expansion, market development
    ; New Business Acquisition = new logo acquisition, hunting new business ; Exhibitions = trade exhibitions
    ; Revenue Generation
  Sales Prospecting Tools > Outreach.io = salesloft ; Gong.io ; Pipedrive = freshsales
  Merchandising > Shelf Replenishment = stock replenishment, shelf stocking, shelf filling
    ; Retail Shrinkage = shrinkage control, stock loss
    ; Assortment Management = range planning, buying and merchandising
  Digital Marketing > Mobile Marketing = app marketing, sms marketing, whatsapp marketing
    ; Programmatic Advertising = dv360, display and video 360, real time bidding, trade desk
    ; TikTok Ads = snapchat ads, pinterest ads ; Customer Segmentation = audience segmentation, audience targeting
    ; Attribution Modeling = marketing attribution, marketing mix modeling, media mix modeling
    ; Marketing ROI = roas, campaign roi, customer acquisition cost
    ; Video Marketing = youtube marketing, youtube channel management ; Webinars = webinar
    ; Schema Markup = structured data markup ; UTM Tracking = campaign tracking
  Marketing > Campaign Management = campaign planning, campaign execution, marketing campaign management,
    multi channel campaigns, multichannel campaigns, multi channel marketing
    ; Account-Based Marketing = account based marketing, abm campaigns
    ; Shopper Marketing = in store promotions, btl activities, btl marketing, below the line, atl btl
    ; Marketing Budgets = marketing budget ; Agency Management = managing agencies, creative agencies
    ; Partner Marketing = channel marketing, co marketing
    ; Outdoor Advertising = out of home advertising, ooh advertising
    ; Loyalty Programs = loyalty program, retention marketing, crm marketing
    ; Customer Journey Mapping = customer journey, customer journeys
    ; Product Launches = product launch, new product launches ; Sales Collateral = brochures, sales brochures
    ; Case Studies and White Papers = white papers, whitepapers ; Brand Guidelines
    ; Consumer Behavior = consumer behaviour ; Rebranding
  Market Research > Market Sizing ; SWOT Analysis ; Brand Tracking ; Nielsen Data
  Social Media Marketing > Sprout Social = buffer scheduling
    ; Reels and Short Videos = short form video, instagram reels ; Social Listening = brandwatch
    ; Social Media Advertising Strategy
  Content Writing > Podcasting ; Product Descriptions
  Marketing Automation > Lead Scoring ; Braze = moengage, clevertap, webengage ; ActiveCampaign
  Warehouse Management > Dispatch Management = dispatch operations, goods dispatch
    ; Goods Receipt = goods receiving, goods inward, inbound logistics, receiving goods
    ; Cross-Docking = cross docking ; Put-Away = putaway
    ; Barcode Scanning = rf scanner, rf scanners, handheld scanner ; Yard Management
    ; Labelling and Packing = packing and labelling, packing orders ; FIFO = first in first out
    ; Outbound Logistics = outbound operations ; Load Planning = load optimization
  Forklift Operation > Reach Truck = reach truck license ; Counterbalance = counterbalance truck, counterbalance license
    ; Forklift Licence = forklift license, fork lift licence ; Pallet Truck
  Driving > HGV Driving = hgv, hgv class 1, hgv class 2, lgv ; Defensive Driving ; Tachograph = drivers hours
    ; DOT Regulations = dot compliance, hours of service
    ; Hazmat Transport = hazmat endorsement, dangerous goods, adr licence
    ; Delivery Driving = van driver, parcel delivery
    ; Vehicle Inspection Checks = pre trip inspection, pre trip inspections
    ; Two-Wheeler Driving = two wheeler license, bike delivery
  Logistics > Carrier Management = carrier negotiation, freight negotiation, freight rates
    ; Transport Management System = transportation management system
    ; Cold Chain = cold storage, temperature controlled logistics ; E-Way Bill = e way bill, gst e way bill
    ; Shipment Tracking = shipment planning, track and trace ; Logistics Coordination = transport coordination
    ; Returns Management = returns processing
  Customs Clearance > HS Codes = tariff classification, hs classification ; Shipping Documents = import documentation
    ; Container Booking = fcl and lcl, fcl lcl, container loading
  Procurement > Supplier Negotiation = vendor negotiation skills, purchase negotiation ; Category Buying
    ; Cost Saving Initiatives ; Tender Evaluation = bid evaluation
    ; Import Purchasing = import procurement, overseas sourcing ; Make or Buy Analysis
  Demand Planning > Replenishment Planning ; Safety Stock
  Culinary Arts > Italian Cuisine = pasta making, pizza making, pizzaiolo
    ; Tandoor Cooking = tandoori, north indian cuisine ; South Indian Cuisine ; Sushi Preparation = japanese cuisine
    ; Grill Cooking = grill cook, line cooking ; Sauces and Stocks = mother sauces ; Butchery = meat cutting
    ; Plating and Garnishing = food plating ; Vegan Cuisine = vegetarian cooking ; Cold Kitchen = garde manger
  Kitchen Management > Kitchen Hygiene = kitchen cleanliness ; Food Ordering = supplier ordering, kitchen inventory
    ; Food Wastage Control = food waste control, waste reduction ; Kitchen Team Supervision = commis supervision
  Food Safety > Allergen Management = allergen awareness, food allergens, allergens
    ; Temperature Control Records = food temperature checks
  Food and Beverage Service > Silver Service = fine dining service ; Order Taking = taking orders, taking food orders
    ; Room Service = in room dining ; Buffet Service = buffet setup ; Menu Knowledge = food and wine pairing
    ; Suggestive Selling ; Bar Service = responsible service of alcohol, alcohol license, bar operations
  Bartending > Latte Art = espresso machine, espresso machines, coffee making, coffee brewing, espresso
    ; Cocktail Preparation = cocktail making
  Hospitality > Reservations Management = hotel reservations, room reservations
    ; Revenue Management Systems = hotel revenue management, yield management, ota management
    ; Check-In and Check-Out = check in check out ; Guest Complaint Handling = guest complaints
    ; Bell Service = bell desk ; Hotel PMS = property management systems ; Hotel Management Operations
    ; Staff Rostering = duty rosters, staff scheduling, shift scheduling, rota planning, staff rotas, rota management
  Housekeeping > Linen Management = linen handling, laundry service ; Deep Cleaning = sanitization, disinfection
    ; Public Area Cleaning = commercial cleaning, office cleaning
  Travel Management > Travelport ; Corporate Travel = holiday packages ; Fare Calculation
  Beauty Care > Manicure and Pedicure = manicure, pedicure, nail technician
    ; Massage Therapy = massage therapist, spa therapy, spa treatments ; Facial Treatments = facials
    ; Waxing and Threading = eyebrow threading ; Bridal Makeup = makeup application
`);
