import { nameList, regex, regexesOf, wordSet } from '#readers/patterns';

export const regionCodes = wordSet(`
  AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC
  SD TN TX UT VT VA WA WV WI WY DC PR
  ON QC BC AB MB SK NS NB NL PE
  NSW VIC QLD WA SA TAS ACT
  UK USA UAE US
`);

/** States, provinces, and other names of countries. */
export const resumeRegions = nameList(`
  Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa
  Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada
  New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island
  South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|Puerto Rico
  Ontario|Quebec|Québec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New Brunswick|Newfoundland
  New South Wales|Victoria|Queensland|South Australia|Western Australia|Tasmania
  Andhra Pradesh|Arunachal Pradesh|Assam|Bihar|Chhattisgarh|Goa|Gujarat|Haryana|Himachal Pradesh|Jammu and Kashmir
  Jharkhand|Karnataka|Kerala|Madhya Pradesh|Maharashtra|Manipur|Meghalaya|Mizoram|Nagaland|Odisha|Orissa|Punjab|Rajasthan
  Sikkim|Tamil Nadu|Tamilnadu|Telangana|Tripura|Uttar Pradesh|Uttarakhand|West Bengal|Delhi|Chandigarh|Puducherry
  Bedfordshire|Berkshire|Buckinghamshire|Cambridgeshire|Cheshire|Cornwall|Cumbria|Derbyshire|Devon|Dorset|County Durham
  East Sussex|West Sussex|Essex|Gloucestershire|Greater London|Greater Manchester|Hampshire|Herefordshire|Hertfordshire|Kent
  Lancashire|Leicestershire|Lincolnshire|Merseyside|Norfolk|Northamptonshire|Northumberland|Nottinghamshire|Oxfordshire
  Shropshire|Somerset|Staffordshire|Suffolk|Surrey|Tyne and Wear|Warwickshire|West Midlands|Wiltshire|Worcestershire
  North Yorkshire|South Yorkshire|West Yorkshire|East Yorkshire|Aberdeenshire|Lanarkshire
  England|Scotland|Wales|Northern Ireland|Bavaria|Bayern|Hessen|Catalonia|Lombardy|Punjab|Sindh|Dubai|Abu Dhabi
  U.S.A.|U.S.A|U.S.|United States of America|USA|UK|U.K.|UAE|U.A.E.|S.Korea|S. Korea|Korea|Republic of Korea|South Korea
  Czech Republic|Russia|Turkey|Türkiye|The Netherlands|Holland|Burma|Ivory Coast|Hong Kong|Macau|Taiwan|Vietnam|Palestine
`);

export const wellKnownCities = nameList(`
  Leeds|Birmingham|Glasgow|Bristol|Liverpool|Sheffield|Leicester|Nottingham|Cardiff|Belfast|Southampton|Coventry|Brighton
  Ahmedabad|Amsterdam|Athens|Atlanta|Austin|Bangalore|Bengaluru|Bangkok|Barcelona|Beijing|Berlin|Bhopal|Bhubaneswar|Boston
  Bremen|Brussels|Bucharest|Budapest|Buenos Aires|Cairo|Chandigarh|Chennai|Chicago|Cochin|Kochi|Coimbatore|Cologne|Copenhagen
  Dallas|Delhi|New Delhi|Denver|Detroit|Dhaka|Dubai|Dublin|Edinburgh|Faridabad|Frankfurt|Ghaziabad|Gurgaon|Gurugram|Hamburg
  Hanoi|Helsinki|Hong Kong|Houston|Hyderabad|Indore|Islamabad|Istanbul|Jaipur|Jakarta|Jerusalem|Johannesburg|Karachi|Kolkata
  Kuala Lumpur|Kyiv|Lagos|Lahore|Lisbon|London|Los Angeles|Lucknow|Madrid|Manchester|Manila|Melbourne|Mexico City|Miami|Milan
  Montreal|Moscow|Mumbai|Navi Mumbai|Munich|München|Mysore|Nagpur|Nairobi|Nashik|New York|New York City|NYC|Noida|Osaka|Oslo
  Ottawa|Paris|Philadelphia|Phoenix|Portland|Prague|Pune|Riyadh|Rome|San Diego|San Francisco|San Jose|Santiago|Sao Paulo
  São Paulo|Seattle|Seoul|Shanghai|Shenzhen|Singapore|Stockholm|Surat|Sydney|Taipei|Tel Aviv|Thane|Tokyo|Toronto|Trivandrum
  Vadodara|Vancouver|Vienna|Wien|Visakhapatnam|Warsaw|Washington DC|Zurich|Zürich|上海|北京|杭州|深圳|广州|成都|南京|武汉|西安
`);

export const townFirstWords = wordSet(`
  San Santa Saint St St. Sao São Los Las La Le El Palo
  New Fort Port Grand Des Little Baton Costa Cape Lake Mount Long Overland
  North South East West Upper Lower
  Mountain Menlo Redwood Salt Ann Kuala Hong Tel Buenos Abu Navi Rio Sioux Cedar Colorado Virginia
`);

export const townLastWords = wordSet(`
  City Town Beach Springs Spring View Park Rapids Rouge Valley Heights Hills Falls Creek Bay Lake Island Grove
  Alto Arbor Worth Paso Diego Francisco Jose
`);

export const placePatterns = {
  townWord: {
    pattern: /^\p{Lu}[\p{L}.'’-]*$/u,
    examples: ['London', 'St.', 'Stratford-upon-Avon'],
    counterexamples: ['london', 'London2', 'New York'],
  },
  postalCode: {
    pattern: /\s+(?:\d{5}(?:-\d{4})?|\d{6}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2})\.?$/u,
    examples: ['CA 94301', 'Pune 411001', 'ON K1A 0B1', 'London SW1A 1AA'],
    counterexamples: ['CA', 'Suite 12', '94301 CA'],
  },
  /** Words before a comma and a region that are not a town. */
  notTown: {
    pattern: regex('u')`
      ^(?:
      University|College|School|Institute|Research|
      Inc\.?|Ltd\.?|LLC|Corp\.?|GmbH|Technologies|Solutions|Group|Company|Bank|Labs|DeepMind|
      Street|Street\.|Road|Avenue|Ave\.?|Rd\.?|Dr\.?|Apt\.?|
      Email|Phone|Address|Location)$
    `,
    examples: ['University', 'Ltd', 'Ave.'],
    counterexamples: ['London', 'Inca'],
  },
  betweenPlaces: {
    pattern: /\s&\s|\sand\s|\s\/\s/,
    examples: ['Palo Alto, CA & Ithaca, NY', 'Pune and Delhi', 'Pune / Delhi'],
    counterexamples: ['Pune/Delhi', 'Portland'],
  },
  outerPunctuation: {
    pattern: /^[\s(,|·•-]+|[\s).,|·•-]+$/gu,
    examples: ['(Pune)', 'Pune,', '- Pune'],
    counterexamples: ['Pune', 'Stratford-upon-Avon'],
  },
  remote: { pattern: /^remote$/iu, examples: ['Remote'], counterexamples: ['Remote, US'] },
  /** The place belongs to the name: "University of Toronto". */
  partOfName: {
    pattern: /\s(?:of|at|in|de|the)\s$/iu,
    examples: ['University of ', 'Bank in '],
    counterexamples: ['Acme, ', 'Acme of'],
  },
  cityQuarter: {
    pattern: /^\p{L}[\p{L}-]{2,20}$/u,
    examples: ['Gangnam-gu', 'Mitte'],
    counterexamples: ['12 Main Street', 'Mi'],
  },
  /** "Harbour Springfield, IL": two words, which may be an employer and a town. */
  twoWordsBeforeRegion: {
    pattern: /^(\p{Lu}[\p{L}\p{N}.&-]+) (\p{Lu}\p{Ll}+), /u,
    examples: ['Harbour Springfield, IL', 'AT&T Dallas, TX'],
    counterexamples: ['Springfield, IL', 'The Big Harbour'],
  },
  twoWordTown: {
    pattern: /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u,
    examples: ['Ann Arbor', 'Cedar Rapids'],
    counterexamples: ['IBM Armonk', 'Boston'],
  },
  separator: {
    pattern: /,|[|•·◦;:()\t]|\s[–—-]\s|\p{Extended_Pictographic}/gu,
    examples: ['Pune, India', 'Pune | ada', 'Acme - Pune', '📍Pune'],
    counterexamples: ['Pune India', 'Stratford-upon-Avon'],
  },
};
export const placeRegex = regexesOf(placePatterns);
