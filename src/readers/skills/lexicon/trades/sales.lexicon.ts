import { readSkillEntries } from '../../skill-notation.ts';

export const salesSkills = readSkillEntries(
  'sales',
  `
  # Selling
  Sales = sales management, sales representative, sales executive, direct sales, sales manager, sales strategy,
    sales targets, sales associate, sales process, sales growth, salesperson, sales professional, sales experience,
    sales planning, area sales manager, revenue targets, sales quota, sales strategies, revenue growth,
    sales leadership, sales training, upselling, up selling, cross selling, upsell, cross sell,
    upselling and cross selling, pipeline management, sales pipeline, sales funnel, pipeline generation, deal closing,
    closing deals, closing sales, b2c sales, b2c, consumer sales, business to consumer
    ; near B2B Sales, Inside Sales, Business Development, CRM, Retail Sales
  Inside Sales = inside sales representative, sdr, sales development representative, outbound sales, inbound sales
    ; near Cold Calling, Lead Generation
  Field Sales = outside sales, territory sales, door to door sales, field marketing, outdoor sales,
    territory management, territory manager, territory planning, beat planning
    ; near Channel Sales
  B2B Sales = enterprise sales, corporate sales, b2b marketing, b2b, institutional sales, business to business,
    b2b sales experience, saas sales, software sales, it sales, technology sales, selling software, solution selling,
    consultative selling, consultative sales, value selling, spin selling, challenger sale, relationship selling
  Channel Sales = channel management, dealer management, distributor management, channel partners, dealer network,
    distribution management, distributor network, partner sales, channel development
    ; near Field Sales
  Retail Sales = retail management, store operations, store management, retail operations, store manager,
    retail store, retail store operations, retail industry, shop floor sales, retail experience
    ; near Merchandising, Cash Handling, Sales
  Pharmaceutical Sales = pharma sales, medical representative, medical sales, medical device sales ; near Field Sales
  Real Estate Sales = real estate, realtor, property sales, real estate agent, real estate broker, property leasing
    ; near Property Management
  Property Management = property manager, lease administration, leasing, tenant relations, lease agreements
  Pre-Sales = presales, pre sales support, sales engineering, sales engineer, solution consulting,
    product demonstrations, product demos
    ; near B2B Sales, RFP Response
  RFP Response = rfp, rfps, rfp responses, request for proposal, proposal writing, bid management, tendering,
    tender management, bid preparation, proposal management, tender documents
    ; near Business Development
  Sales Operations = sales ops, sales enablement, revenue operations, sales analytics, sales reporting,
    sales analysis, sales coordination, sales coordinator, sales administration, sales support
    ; near CRM
  Negotiation = contract negotiation, contract negotiations, negotiating, negotiations, price negotiation,
    negotiation skills, vendor negotiation, vendor negotiations

  # New business
  Business Development = business developer, bdm, business development manager, new business development,
    client acquisition, customer acquisition, new client acquisition, bde, bidding on upwork, bd executive,
    strategic partnerships, partner management, alliance management, strategic alliances, business partnerships
    ; near Lead Generation, Account Management
    ; context Partnerships
  Lead Generation = prospecting, lead qualification, generating leads, lead nurturing, sales prospecting,
    demand generation, qualified leads, sales leads
    ; near Cold Calling
  Cold Calling = cold calls, tele calling, telecalling, telesales, telemarketing, cold emailing, telecaller,
    telemarketer, cold outreach

  # Accounts
  Account Management = key account management, client relationship management, client servicing, account manager,
    client management, client relations, client relationship, key accounts, client engagement, account executive,
    key account manager, client handling, client retention, relationship management, relationship manager
    ; near Customer Success, Sales
  Customer Success = customer success management, customer retention, churn reduction, csm role
    ; near Customer Service
  Cash Handling = cashier, cash register, cash registers, handling cash, cash transactions, cashiering
    ; near Retail Sales
  Point of Sale = pos system, pos systems, pos terminal, point of sale systems, billing software, pos software,
    pos billing
    ; near Cash Handling
  Merchandising = merchandising, merchandiser, store merchandising, category management, retail buying, planogram,
    assortment planning, visual merchandising, store displays, visual merchandiser, window displays
    ; near Retail Sales

  # Software
  CRM = customer relationship management, crm software, crm systems, crm system, crm tools, crm management
    ; near HubSpot, Salesforce, Zoho CRM
  HubSpot = hubspot crm, hub spot ; near Zoho CRM
  Zoho CRM = zoho ; near Salesforce
  Microsoft Dynamics CRM = dynamics crm, ms crm, ms dynamics crm, microsoft crm, dynamics 365 crm, dynamics 365 sales
    ; near Salesforce, CRM
  Sales Prospecting Tools = sales navigator, linkedin sales navigator, zoominfo, apollo.io, lusha
    ; near Lead Generation
`,
);
