import { readSkillEntries } from '../../skill-notation.ts';

export const salesSkills = readSkillEntries(
  'sales',
  `
  # Selling
  Sales = sales management, sales representative, sales executive, sales manager, sales associate, sales process,
    sales growth, salesperson, sales professional, sales experience, sales planning, area sales manager,
    revenue targets, sales quota, revenue growth, sales leadership, sales training, upselling and cross selling,
    sales funnel, pipeline generation, b2c sales, b2c, consumer sales, business to consumer
    ; near B2B Sales, Inside Sales, Business Development, CRM, Retail Sales
  Inside Sales = inside sales representative, sdr, sales development representative, outbound sales, inbound sales
    ; near Cold Calling, Lead Generation
  Field Sales = territory sales, door to door sales, field marketing, outdoor sales, territory planning, beat planning
    ; near Channel Sales
  B2B Sales = b2b marketing, b2b, institutional sales, business to business, b2b sales experience, technology sales,
    selling software, value selling, spin selling, challenger sale, relationship selling
  Channel Sales = channel management, distribution management, partner sales, channel development
    ; near Field Sales
  Retail Sales = retail operations, retail store, retail store operations, retail industry, shop floor sales,
    retail experience
    ; near Merchandising, Cash Handling, Sales
  Pharmaceutical Sales = pharma sales, medical representative, medical sales, medical device sales ; near Field Sales
  Real Estate Sales = real estate, realtor, property sales, real estate agent, real estate broker, property leasing
    ; near Property Management
  Property Management = property manager, tenant relations, lease agreements
  Pre-Sales = presales, pre sales support, sales engineering, sales engineer
    ; near B2B Sales, RFP Response
  RFP Response = rfp, rfps, rfp responses, request for proposal, bid preparation, proposal management
    ; near Business Development
  Sales Operations = sales ops, sales enablement, revenue operations, sales analytics, sales reporting,
    sales analysis, sales coordination, sales coordinator, sales administration, sales support
    ; near CRM
  Negotiation = negotiating, negotiations, negotiation skills

  # New business
  Business Development = business developer, bdm, business development manager, new business development, bde,
    bidding on upwork, bd executive, partner management, alliance management, business partnerships
    ; near Lead Generation, Account Management
    ; context Partnerships
  Lead Generation = generating leads, lead nurturing, sales leads
    ; near Cold Calling
  Cold Calling = cold calls, telecaller, telemarketer, cold outreach

  # Accounts
  Account Management = client relationship management, account manager, client management, client relations,
    client relationship, client engagement, account executive, client retention
    ; near Customer Success, Sales
  Customer Success = customer success management, customer retention, churn reduction, csm role
    ; near Customer Service
  Cash Handling = cashier, cash register, cash registers, handling cash, cash transactions, cashiering
    ; near Retail Sales
  Point of Sale = pos system, pos systems, pos terminal, point of sale systems, billing software, pos software,
    pos billing
    ; near Cash Handling
  Merchandising = merchandising, merchandiser, store merchandising, retail buying, assortment planning, store displays
    ; near Retail Sales

  # Software
  CRM = customer relationship management, crm software, crm systems, crm system, crm tools, crm management
    ; near HubSpot, Salesforce, Zoho CRM
  HubSpot = hubspot crm, hub spot ; near Zoho CRM
  Zoho CRM ; near Salesforce ; context Zoho
  Microsoft Dynamics CRM = dynamics crm, ms crm, ms dynamics crm, microsoft crm, dynamics 365 crm, dynamics 365 sales
    ; near Salesforce, CRM
  Sales Prospecting Tools = sales navigator, linkedin sales navigator, zoominfo, apollo.io, lusha
    ; near Lead Generation
`,
);
