import { readSkillEntries } from '../../skill-notation.ts';

export const marketingSkills = readSkillEntries(
  'marketing',
  `
  # Marketing at large
  Marketing = marketing strategy, marketing management, marketing strategies, marketing plan, marketing plans,
    marketing activities, marketing materials, marketing research, integrated marketing, marketing collateral,
    product positioning
    ; near Digital Marketing, Brand Management, Market Research, Product Management
    ; context Marketing
  Digital Marketing = online marketing, internet marketing, digital media, digital marketer, digital campaigns,
    digital advertising, online advertising, digital strategy
    ; near SEO, Social Media Marketing, Google Ads
  Brand Management = branding, brand strategy, brand awareness, brand development, brand building, brand manager,
    brand identity, brand positioning, brand marketing, brand promotion
  Market Research = consumer research, market analysis, consumer insights, marketing analytics, market intelligence,
    competitive intelligence, survey research, survey data, surveymonkey, survey analysis
  Event Management = event marketing, event organizing, conference planning, event organization, event manager,
    corporate events, event production, special events
  Advertising = advertising campaigns, ad campaigns, ad agency, print advertising, advertising agency
    ; near Marketing

  # Search, ads and numbers
  SEO = search engine optimization, search engine optimisation, seo optimization
    ; near SEM, Google Analytics, Content Marketing
  SEM = search engine marketing, sem campaigns, seo smo ; near Google Ads ; context SEM
  Google Ads = bing ads
    ; near Facebook Ads, SEO
    ; context PPC
  Facebook Ads = facebook advertising, paid media
    ; near Social Media Marketing
  Google Analytics = ga4, google webmaster tools, gtm tags
  Amplitude Analytics ; near Google Analytics ; context Amplitude
  SEO Tools = semrush, ahrefs, sem rush, moz pro, screaming frog ; near SEO
  Conversion Optimization = conversion rate optimization, conversion rate optimisation, landing pages,
    landing page optimization, cro strategy, funnel optimization
    ; near A/B Testing, Digital Marketing
  Email Marketing = email automation, drip campaigns, sendgrid, constant contact, e mail marketing
    ; near Marketing Automation, Digital Marketing
  Marketing Automation = marketo, pardot, eloqua, salesforce marketing cloud ; near HubSpot
  Social Media Marketing = social media, smm, social media strategy, social media campaigns,
    social media optimization, smo, social media content, facebook marketing, instagram marketing,
    social media platforms
    ; near Content Writing
  E-Commerce = ecommerce, e commerce, online store, ecommerce management, online retail, amazon marketplace,
    e commerce websites, marketplace management, flipkart seller
    ; near Shopify, Digital Marketing

  # Words
  Content Writing = content writer, article writing, web content, content writers, seo content, content development,
    writing articles, seo writing, content production, video content
    ; near Copywriting, Content Marketing
  Content Marketing = content strategy, content strategist, content calendar, content planning ; near Content Writing
  Copywriting = copy writing, copywriter, ad copy, ad copywriting
  Technical Writing = technical documentation, technical writer, user manuals, documentation writing,
    api documentation, user guides, dita, madcap flare, robohelp
    ; near Content Writing
  Editing = content editing, manuscript editing
    ; near Content Writing
    ; context Editing
  Journalism = journalist, news reporting, news writing, reporter, broadcast journalism, news editing,
    investigative journalism, ap style, newsroom
    ; near Editing, Content Writing
  Translation = translator, interpretation services, language translation
    ; context Translation
  Fundraising = fund raising, fundraiser, grants fundraiser, charity fundraising, annual giving, grants management

  # Reputation
  Public Relations = publicity, pr agency, pr campaigns, pr strategy, media outreach, press conferences, pr manager,
    public relation, pr executive, media management, employee communications, employee communication,
    crisis management, reputation management
    ; near Journalism
`,
);
