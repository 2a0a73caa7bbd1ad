import { readSkillEntries } from '../../skill-notation.ts';

export const marketingSkills = readSkillEntries(
  'marketing',
  `
  # Marketing at large
  Marketing = marketing strategy, marketing campaigns, marketing management, marketing strategies, marketing plan,
    marketing plans, marketing communications, marketing activities, marketing materials, marketing research,
    trade marketing, integrated marketing, marketing collateral, product marketing, product positioning,
    go to market strategy, gtm strategy
    ; near Digital Marketing, Brand Management, Market Research, Product Management
    ; context Marketing
  Digital Marketing = online marketing, internet marketing, digital media, performance marketing, growth marketing,
    digital marketer, digital campaigns, digital advertising, online advertising, growth hacking, digital strategy
    ; near SEO, Social Media Marketing, Google Ads
  Brand Management = branding, brand strategy, brand awareness, brand development, brand building, brand manager,
    brand identity, brand positioning, brand marketing, brand promotion
  Market Research = competitive analysis, consumer research, competitor analysis, market analysis, consumer insights,
    marketing analytics, market intelligence, competitive intelligence, focus groups, survey research, survey design,
    questionnaire design, survey data, qualtrics, surveymonkey, survey analysis
  Event Management = event planning, event coordination, event marketing, event planner, event organizing,
    conference planning, trade shows, event organization, event manager, corporate events, event production,
    special events
  Advertising = advertising campaigns, ad campaigns, media planning, media buying, ad agency, print advertising,
    advertising agency
    ; near Marketing

  # Search, ads and numbers
  SEO = search engine optimization, search engine optimisation, on page seo, off page seo, keyword research,
    link building, technical seo, seo optimization, backlinks, local seo
    ; near SEM, Google Analytics, Content Marketing
  SEM = search engine marketing, sem campaigns, seo smo ; near Google Ads ; context SEM
  Google Ads = adwords, google adwords, pay per click, ppc campaigns, paid search, ppc advertising, bing ads,
    display advertising
    ; near Facebook Ads, SEO
    ; context PPC
  Facebook Ads = meta ads, paid social, instagram ads, linkedin ads, facebook advertising, social media advertising,
    paid media
    ; near Social Media Marketing
  Google Analytics = web analytics, ga4, google search console, adobe analytics, google webmaster tools,
    website analytics, hotjar, mixpanel, google tag manager, gtm tags, tag manager
    ; context Amplitude
  SEO Tools = semrush, ahrefs, sem rush, moz pro, screaming frog ; near SEO
  Conversion Optimization = conversion rate optimization, conversion rate optimisation, landing pages,
    landing page optimization, cro strategy, funnel optimization
    ; near A/B Testing, Digital Marketing
  Email Marketing = email campaigns, newsletters, email newsletters, mailchimp, email automation, drip campaigns,
    klaviyo, sendgrid, constant contact, e mail marketing
    ; near Marketing Automation, Digital Marketing
  Marketing Automation = marketo, pardot, eloqua, salesforce marketing cloud ; near HubSpot
  Social Media Marketing = social media, smm, social media management, social media strategy, social media campaigns,
    social media optimization, smo, community management, social media content, hootsuite, facebook marketing,
    instagram marketing, social media platforms, influencer marketing, influencer outreach, affiliate marketing,
    affiliate programs
    ; near Content Writing
  E-Commerce = ecommerce, e commerce, amazon seller central, online store, ecommerce management, online retail,
    amazon marketplace, e commerce websites, product listings, product listing, marketplace management,
    flipkart seller
    ; near Shopify, Digital Marketing

  # Words
  Content Writing = content writer, blog writing, article writing, web content, blogging, blog posts, content writers,
    creative writing, seo content, content development, content creator, writing articles, seo writing,
    content creation, content production, video content
    ; near Copywriting, Content Marketing
  Content Marketing = content strategy, content strategist, content calendar, content planning ; near Content Writing
  Copywriting = copy writing, copywriter, ad copy, ad copywriting
  Technical Writing = technical documentation, technical writer, user manuals, documentation writing,
    api documentation, user guides, dita, madcap flare, robohelp
    ; near Content Writing
  Editing = copy editing, copyediting, proofreading, proof reading, copy editor, content editing, manuscript editing,
    proofreader
    ; near Content Writing
    ; context Editing
  Journalism = journalist, news reporting, news writing, reporter, broadcast journalism, news editing,
    investigative journalism, ap style, newsroom
    ; near Editing, Content Writing
  Translation = translator, interpretation services, localization, language translation, transcription, subtitling
    ; context Translation
  Fundraising = fund raising, donor relations, donor management, charity fundraising, annual giving, grant writing,
    grant proposals, grant writer, grants management

  # Reputation
  Public Relations = media relations, press releases, press release, corporate communications, publicity, pr agency,
    pr campaigns, pr strategy, media outreach, press conferences, pr manager, public relation, pr executive,
    media management, internal communications, internal communication, employee communications,
    employee communication, crisis communications, crisis communication, crisis management, reputation management
    ; near Journalism
`,
);
