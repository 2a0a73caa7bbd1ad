import { nameList, wordSet } from '#readers/patterns';

/** States, provinces and counties that follow the name of a city. */
export const postingRegions = nameList(`
  Andhra Pradesh|Arunachal Pradesh|Assam|Bihar|Chhattisgarh|Goa|Gujarat|Haryana|Himachal Pradesh|Jharkhand|Karnataka|Kerala
  Madhya Pradesh|Maharashtra|Manipur|Meghalaya|Mizoram|Nagaland|Odisha|Orissa|Punjab|Rajasthan|Sikkim|Tamil Nadu|Tamilnadu
  Telangana|Telengana|Maharastra|Chattisgarh|Gujrat|Karnatka|Uttrakhand|Andhrapradesh|Uttarpradesh|Tripura
  Uttar Pradesh|Uttarakhand|West Bengal|Jammu and Kashmir|Ladakh|Puducherry
  Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa
  Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada
  New Hampshire|New Jersey|New Mexico|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island
  South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming
  Ontario|Quebec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New Brunswick|Newfoundland|Prince Edward Island
  New South Wales|Victoria|Queensland|South Australia|Western Australia|Tasmania|Northern Territory
  Bavaria|Bayern|Hessen|Hesse|Saxony|Lower Saxony|Saxony-Anhalt|Thuringia|Brandenburg|Baden-Württemberg|Saarland
  North Rhine-Westphalia|NRW|Rhineland-Palatinate|Schleswig-Holstein|Mecklenburg-Vorpommern|Tyrol|Styria|Carinthia
  North Holland|South Holland|Noord-Holland|Zuid-Holland|Gelderland|Limburg|North Brabant|Noord-Brabant|Overijssel|Flevoland|Drenthe
  Friesland|Zeeland|Flanders|Wallonia|Catalonia|Andalusia|Lombardy|Tuscany|Brittany|Normandy|Metro Manila
  Bedfordshire|Berkshire|Buckinghamshire|Cambridgeshire|Cheshire|Cornwall|Cumbria|Derbyshire|Devon|Dorset|County Durham
  East Sussex|West Sussex|Sussex|Essex|Gloucestershire|Greater London|Greater Manchester|Hampshire|Herefordshire|Hertfordshire
  Huntingdonshire|Isle of Wight|Kent|Lancashire|Leicestershire|Lincolnshire|Merseyside|Middlesex|Norfolk|Northamptonshire
  Northumberland|Nottinghamshire|Oxfordshire|Rutland|Shropshire|Somerset|Staffordshire|Suffolk|Surrey|Tyne and Wear|Tyne & Wear
  Warwickshire|West Midlands|East Midlands|Midlands|Wiltshire|Worcestershire|Yorkshire|North Yorkshire|South Yorkshire
  West Yorkshire|East Yorkshire|East Riding|Teesside|Wirral|North Devon|South Devon|Home Counties|East Anglia
  Aberdeenshire|Angus|Argyll|Ayrshire|Dumfriesshire|Fife|Highlands|Lanarkshire|Lothian|Midlothian|East Lothian|West Lothian
  Moray|Perthshire|Renfrewshire|Scottish Borders|Stirlingshire|North Wales|South Wales|West Wales|Mid Wales|Carmarthenshire
  Ceredigion|Clwyd|Denbighshire|Flintshire|Glamorgan|Vale of Glamorgan|Gwent|Gwynedd|Monmouthshire|Pembrokeshire|Powys
  County Antrim|County Armagh|County Down|County Fermanagh|County Tyrone
  Carlow|Cavan|Clare|Donegal|Kerry|Kildare|Laois|Leitrim|Longford|Louth|Mayo|Meath|Monaghan|Offaly|Roscommon|Tipperary
  Westmeath|Wicklow|Lincs|Notts|Lancs|Berks|Bucks|Cambs|Hants|Herts|Leics|Northants|Oxon|Staffs|Wilts|Worcs|Glos
`);

/** Countries of the United Kingdom: between a county and the country. */
export const homeNations = nameList('England|Scotland|Wales|Northern Ireland');

export const countryAliases = nameList(
  'USA|U.S.A.|US|U.S.|UK|U.K.|UAE|EU|South Korea|Czech Republic|The Netherlands|Holland|Turkey',
);

/** After the name of a town: "Tampa FL". */
export const postingRegionCodes = wordSet(`
  AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC
  SD TN TX UT VT VA WA WV WI WY DC PR
  ON QC BC AB MB SK NS NB NL PE
  NSW VIC QLD SA TAS ACT NT
`);

/** Their names are labels of their own. */
export const cityStates = nameList('Singapore|Monaco|Luxembourg|Hong Kong');

/** Towns whose names mean nothing else: not Reading, Bath, Nice or Mobile. */
export const knownTowns = nameList(`
  London|Birmingham|Manchester|Leeds|Sheffield|Bradford|Liverpool|Bristol|Newcastle|Newcastle upon Tyne|Sunderland|Nottingham
  Leicester|Coventry|Hull|Kingston upon Hull|Stoke-on-Trent|Wolverhampton|Derby|Southampton|Portsmouth|Plymouth|Norwich|Brighton
  Brighton and Hove|Bournemouth|Poole|Windsor|Swindon|Northampton|Milton Keynes|Luton|Southend-on-Sea|Peterborough|Ipswich|Colchester
  Cambridge|Oxford|Exeter|Gloucester|Cheltenham|Worcester|Telford|Shrewsbury|Stafford|Crewe|Warrington|Wigan|Bolton|Oldham
  Rochdale|Stockport|Salford|Preston|Blackpool|Blackburn|Burnley|Lancaster|Huddersfield|Wakefield|Barnsley|Doncaster|Rotherham
  Harrogate|Middlesbrough|Darlington|Gateshead|Carlisle|Durham|Scunthorpe|Grimsby|Mansfield|Chesterfield|Solihull|Walsall|Dudley
  West Bromwich|Redditch|Kettering|Corby|Bedford|Watford|Stevenage|Hemel Hempstead|St Albans|Slough|Maidenhead|Bracknell
  Basingstoke|Guildford|Woking|Crawley|Croydon|Maidstone|Canterbury|Ashford|Dartford|Gravesend|Chelmsford|Basildon|Harlow
  Eastbourne|Hastings|Worthing|Chichester|Salisbury|Taunton|Yeovil|Torquay|Truro|Barnstaple|Hereford|Macclesfield|Halifax
  York|Lincoln|Chester|Birkenhead|Southport|St Helens|Weston-super-Mare|Aylesbury|High Wycombe|King's Lynn|Great Yarmouth
  Lowestoft|Bury St Edmunds
  Kirkby|Bootle|Widnes|Runcorn|Skelmersdale|Ormskirk|Chorley|Accrington|Altrincham|Didsbury|Stretford|Urmston|Trafford Park
  Wilmslow|Knutsford|Northwich|Winsford|Nantwich|Congleton|Buxton|Glossop|Matlock|Ilkeston|Long Eaton|Loughborough|Hinckley|Nuneaton
  Tamworth|Lichfield|Burton upon Trent|Burton-on-Trent|Cannock|Rugeley|Stourbridge|Halesowen|Oldbury|Smethwick|Sutton Coldfield
  Bromsgrove|Kidderminster|Droitwich|Evesham|Leamington Spa|Stratford-upon-Avon|Kenilworth|Banbury|Bicester|Abingdon|Didcot
  Witney|Wellingborough|Daventry|Newark-on-Trent|Worksop|Retford|Grantham|Skegness|Gainsborough|Wisbech|Huntingdon|St Neots|Newmarket
  Thetford|Dereham|Felixstowe|Stowmarket|Sudbury|Haverhill|Braintree|Clacton-on-Sea|Billericay|Brentwood|Romford|Ilford|Dagenham|Enfield
  Tottenham|Walthamstow|Hackney|Islington|Shoreditch|Canary Wharf|Hammersmith|Fulham|Wimbledon|Kingston upon Thames|Twickenham
  Hounslow|Heathrow|Uxbridge|Wembley|Ealing|Greenwich|Lewisham|Bromley|Bexleyheath|Epsom|Leatherhead|Dorking|Reigate|Redhill|Horsham
  Haywards Heath|East Grinstead|Tunbridge Wells|Sevenoaks|Tonbridge|Sittingbourne|Faversham|Whitstable|Margate|Ramsgate|Folkestone
  Bognor Regis|Littlehampton|Shoreham-by-Sea|Farnborough|Aldershot|Farnham|Camberley|Wokingham|Newbury|Winchester|Eastleigh|Fareham
  Gosport|Havant|Waterlooville|Petersfield|Weymouth|Dorchester|Frome|Glastonbury|Shepton Mallet|Bridgwater|Keynsham|Clevedon|Portishead
  Chippenham|Trowbridge|Devizes|Warminster|Cirencester|Stroud|Tewkesbury|Tiverton|Honiton|Exmouth|Newton Abbot|Paignton|Totnes|Bideford
  Bodmin|St Austell|Newquay|Falmouth|Penzance|Redruth|Camborne|Keighley|Skipton|Ilkley|Otley|Shipley|Dewsbury|Batley|Pontefract
  Castleford|Selby|Goole|Bridlington|Scarborough|Whitby|Thirsk|Northallerton|Ripon|Knaresborough|Hartlepool|Stockton-on-Tees|Redcar
  Bishop Auckland|Newton Aycliffe|Consett|South Shields|North Shields|Whitley Bay|Cramlington|Morpeth|Hexham|Alnwick|Berwick-upon-Tweed
  Kendal|Penrith|Workington|Whitehaven|Barrow-in-Furness|Morecambe|Lytham St Annes|Clitheroe
  East Kilbride|Motherwell|Coatbridge|Airdrie|Cumbernauld|Greenock|Clydebank|Dumfries|Dunfermline|Kirkcaldy|Glenrothes|Grangemouth
  Linlithgow|Bathgate|Galashiels|St Andrews|Fort William|Oban|Peterhead|Fraserburgh|Bridgend|Caerphilly|Cwmbran|Merthyr Tydfil|Pontypridd
  Port Talbot|Neath|Llanelli|Carmarthen|Aberystwyth|Haverfordwest|Rhyl|Colwyn Bay|Llandudno|Caernarfon|Deeside|Newry|Craigavon|Ballymena
  Coleraine|Omagh|Enniskillen|Lurgan|Portadown|Dungannon|Naas|Ennis|Letterkenny|Castlebar|Mullingar|Tullamore|Portlaoise|Navan
  Blanchardstown|Sandyford|Leixlip|Clonmel|Wexford|Ringaskiddy|Dun Laoghaire|Dún Laoghaire|Tallaght
  Edinburgh|Glasgow|Aberdeen|Dundee|Inverness|Stirling|Paisley|Falkirk|Livingston|Kilmarnock|Cardiff|Swansea|Newport|Wrexham
  Bangor|Belfast|Derry|Londonderry|Lisburn|Dublin|Cork|Galway|Limerick|Waterford|Drogheda|Dundalk|Athlone|Sligo|Tralee|Kilkenny
  New York|New York City|NYC|Los Angeles|Chicago|Houston|Philadelphia|San Antonio|San Diego|Dallas|Dallas-Fort Worth|San Jose
  Austin|Jacksonville|Fort Worth|Columbus|Indianapolis|Charlotte|San Francisco|Seattle|Denver|Oklahoma City|Nashville|El Paso
  Boston|Las Vegas|Detroit|Memphis|Louisville|Baltimore|Milwaukee|Albuquerque|Tucson|Fresno|Sacramento|Kansas City|Atlanta
  Colorado Springs|Omaha|Raleigh|Miami|Long Beach|Minneapolis|Tulsa|Tampa|St. Petersburg|St. Pete|Wichita|New Orleans|Cleveland
  Honolulu|Anaheim|Santa Ana|Lexington|Stockton|Cincinnati|St. Paul|St. Louis|Pittsburgh|Greensboro|Anchorage|Plano|Irvine
  Durham|Jersey City|Chandler|Scottsdale|Reno|Fremont|Boise|Richmond|Spokane|Baton Rouge|Des Moines|Tacoma|San Bernardino
  Fort Lauderdale|Salt Lake City|Tallahassee|Rochester|Providence|Chattanooga|Fort Collins|Fort Wayne|Grand Rapids|Huntsville
  Knoxville|Ann Arbor|Palo Alto|Mountain View|Sunnyvale|Santa Clara|Menlo Park|Redwood City|Cupertino|Bellevue|Redmond|Boulder
  Hartford|Buffalo|Syracuse|Albany|Madison|Charleston|Savannah|Orlando|Sarasota|Fort Myers|West Palm Beach|Washington DC
  Washington D.C.|Silicon Valley|Bay Area|Bentonville|Alpharetta|McLean|Reston|Herndon|Chantilly|Bethesda|Rockville|Gaithersburg
  Naperville|Schaumburg|Oak Brook|Peoria|Eden Prairie|Overland Park|Frisco|Irving|Round Rock|Sugar Land|Corpus Christi|Lubbock
  Amarillo|Tempe|Glendale|Pasadena|Burbank|Torrance|El Segundo|Santa Monica|Culver City|Costa Mesa|Carlsbad|San Mateo|Foster City
  Pleasanton|San Ramon|Walnut Creek|Oakland|Hillsboro|Beaverton|Bothell|Boca Raton|Clearwater|Gainesville|Pensacola|Daytona Beach
  Coral Gables|Duluth|Winston-Salem|Wilmington|Asheville|Spartanburg|Virginia Beach|Newport News|Roanoke|Harrisburg|Scranton
  Allentown|King of Prussia|Newark|Hoboken|Piscataway|Parsippany|Trenton|Stamford|Norwalk|New Haven|White Plains|Waltham|Woburn
  Framingham|Nashua|Toledo|Akron|Lansing|Kalamazoo|Dearborn|Farmington Hills|Southfield|Auburn Hills|Green Bay|Sioux Falls
  Cedar Rapids|Topeka|Little Rock|Bozeman|Missoula|Santa Fe
  Arlington|Bakersfield|Chula Vista|Laredo|Hialeah|North Las Vegas|Chesapeake|Fayetteville|Oxnard|Moreno Valley|Huntington Beach|Yonkers
  Shreveport|Brownsville|Rancho Cucamonga|Santa Rosa|Santa Cruz|Elk Grove|Rockford|Joliet|McAllen|Killeen|Murfreesboro|Waco|Olathe
  Abilene|College Station|League City|Pearland|Conroe|The Woodlands|Lewisville|Carrollton|Greenville|Myrtle Beach|Hilton Head|Clarksville
  Bowling Green|Evansville|Bloomington|South Bend|Evanston|Skokie|Downers Grove|Oak Park|Kenosha|Waukesha|Eau Claire|St. Cloud|Eagan
  Bismarck|Rapid City|Iowa City|Dubuque|Council Bluffs|Tuscaloosa|Biloxi|Gulfport|Hattiesburg|Lake Charles|Longmont|Broomfield|Provo|Orem
  Lehi|St. George|Flagstaff|Yuma|Rio Rancho|Las Cruces|Nampa|Coeur d'Alene|Great Falls|Cheyenne|Renton|Yakima|Bellingham|Kennewick
  Gresham|Tigard|Corvallis|Santa Barbara|Thousand Oaks|San Luis Obispo|Visalia|Modesto|Petaluma|San Rafael|Milpitas|Los Gatos
  South San Francisco|Emeryville|Escondido|Temecula|Murrieta|Palm Springs|Palm Desert|Newport Beach|Mission Viejo|Fullerton|Garden Grove
  Inglewood|Marina del Rey|Beverly Hills|West Hollywood|Van Nuys|Brooklyn|Bronx|Staten Island|Long Island|Long Island City
  Hauppauge|New Rochelle|Poughkeepsie|Ithaca|Binghamton|Schenectady|Saratoga Springs|Somerville|Natick|Danvers|Brockton
  New Bedford|Fall River|Pittsfield|Danbury|Waterbury|New Britain|Cherry Hill|Atlantic City|Toms River|Morristown|Paramus|Secaucus|Mahwah
  Conshohocken|Plymouth Meeting|West Chester|Annapolis|Silver Spring|College Park|Fort Meade|Fairfax|Tysons|Ashburn|Leesburg|Manassas
  Falls Church|Fredericksburg|Charlottesville|Lynchburg|Blacksburg|Morgantown|Kennesaw|Peachtree City|Lawrenceville|Ocala|Port St. Lucie
  Delray Beach|Boynton Beach|Pompano Beach|Coral Springs|Kissimmee|St. Augustine|Bradenton|Cape Coral|Key West
  Guelph|Barrie|Oshawa|Thunder Bay|Richmond Hill|Oakville|Niagara Falls|St. Catharines|Nanaimo|Kamloops|Abbotsford|Coquitlam
  Prince George|Red Deer|Lethbridge|Medicine Hat|Fort McMurray|Grande Prairie|Laval|Gatineau|Sherbrooke|Fredericton|Charlottetown
  Whitehorse|Yellowknife
  Toronto|Montreal|Montréal|Vancouver|Calgary|Edmonton|Ottawa|Winnipeg|Quebec City|Hamilton|Kitchener|Mississauga|Brampton|Halifax
  Saskatoon|Regina|Kelowna|Markham|Burnaby|Moncton|St. John's
  Sydney|Melbourne|Brisbane|Perth|Adelaide|Canberra|Gold Coast|Hobart|Darwin|Geelong|Wollongong|Townsville|Toowoomba|Cairns
  Ballarat|Bendigo|Parramatta|Auckland|Wellington|Christchurch|Dunedin|Tauranga
  Sunshine Coast|Rockhampton|Bundaberg|Albury|Wodonga|Wagga Wagga|Dubbo|Port Macquarie|Coffs Harbour|Shepparton|Mildura|Traralgon
  Launceston|Alice Springs|Kalgoorlie|Bunbury|Geraldton|Karratha|Port Hedland|Mount Isa|Broken Hill|North Sydney|Macquarie Park|Blacktown
  Dandenong|Collingwood|South Melbourne|Fremantle|Palmerston North|Invercargill|Queenstown|Rotorua|Whangarei|New Plymouth
  Mumbai|Bombay|Navi Mumbai|Thane|Delhi|New Delhi|Gurgaon|Gurugram|Noida|Greater Noida|Faridabad|Ghaziabad|Bangalore|Bengaluru
  Hyderabad|Secunderabad|Chennai|Madras|Kolkata|Calcutta|Pune|Ahmedabad|Surat|Vadodara|Baroda|Rajkot|Gandhinagar|Jaipur|Jodhpur
  Udaipur|Lucknow|Kanpur|Nagpur|Indore|Bhopal|Jabalpur|Raipur|Patna|Ranchi|Jamshedpur|Bhubaneswar|Cuttack|Guwahati|Chandigarh
  Mohali|Panchkula|Ludhiana|Amritsar|Jalandhar|Dehradun|Kochi|Cochin|Trivandrum|Thiruvananthapuram|Kozhikode|Calicut|Thrissur
  Coimbatore|Madurai|Trichy|Tiruchirappalli|Hosur|Mysore|Mysuru|Mangalore|Mangaluru|Hubli|Visakhapatnam|Vizag
  Junagadh|Bhavnagar|Jamnagar|Vapi|Ankleshwar|Bharuch|Gandhidham|Silvassa|Erode|Tiruppur|Tirupur|Vellore|Pondicherry|Tirunelveli
  Karur|Namakkal|Dindigul|Thanjavur|Nellore|Guntur|Warangal|Karimnagar|Tirupati|Kakinada|Rajahmundry|Kurnool|Anantapur|Belgaum
  Belagavi|Davanagere|Udupi|Manipal|Shimoga|Tumkur|Palakkad|Kannur|Kollam|Kottayam|Alappuzha|Malappuram|Ernakulam|Panaji|Panjim
  Zirakpur|Patiala|Bathinda|Shimla|Solan|Baddi|Haridwar|Roorkee|Haldwani|Rudrapur|Gorakhpur|Prayagraj|Allahabad|Bareilly|Aligarh
  Moradabad|Saharanpur|Mathura|Jhansi|Karnal|Panipat|Sonipat|Rohtak|Hisar|Ambala|Kota|Ajmer|Bikaner|Bhilwara|Alwar|Bhiwadi|Gwalior
  Ujjain|Bhilai|Bilaspur|Dhanbad|Bokaro|Rourkela|Sambalpur|Siliguri|Durgapur|Asansol|Howrah|Kharagpur|Agartala|Shillong|Imphal
  Jammu|Srinagar|Nanded|Amravati|Akola|Sangli|Satara|Ahmednagar|Jalgaon|Latur|Bhiwandi|Dombivli|Panvel|Palghar
  Vijayawada|Nashik|Aurangabad|Kolhapur|Solapur|Varanasi|Agra|Meerut|Karachi|Lahore|Islamabad|Rawalpindi|Dhaka|Chittagong
  Colombo|Kathmandu
  Manila|Makati|Quezon City|Taguig|Pasig|Cebu|Cebu City|Mandaue|Davao|Davao City|Iloilo|Mandaluyong|Muntinlupa|Alabang
  Singapore|Kuala Lumpur|Penang|Johor Bahru|Jakarta|Surabaya|Bangkok|Hanoi|Ho Chi Minh City|Hong Kong|Shenzhen|Shanghai|Beijing
  Guangzhou|Taipei|Seoul|Tokyo|Osaka|Yokohama|Dubai|Abu Dhabi|Sharjah|Doha|Riyadh|Jeddah|Muscat|Manama|Kuwait City|Amman|Beirut
  Tel Aviv|Istanbul|Ankara|Cairo|Alexandria|Casablanca|Lagos|Abuja|Accra|Nairobi|Kampala|Kigali|Addis Ababa|Johannesburg
  Cape Town|Durban|Pretoria
  Berlin|Hamburg|Munich|München|Cologne|Köln|Frankfurt|Frankfurt am Main|Stuttgart|Düsseldorf|Dusseldorf|Leipzig|Dortmund|Bremen
  Dresden|Hanover|Hannover|Nuremberg|Nürnberg|Duisburg|Bochum|Wuppertal|Bielefeld|Bonn|Münster|Mannheim|Karlsruhe|Augsburg
  Wiesbaden|Braunschweig|Kiel|Aachen|Freiburg|Mainz|Lübeck|Erfurt|Rostock|Kassel|Potsdam|Heidelberg|Darmstadt|Regensburg
  Ingolstadt|Ulm|Wolfsburg|Walldorf|Vienna|Wien|Graz|Linz|Salzburg|Innsbruck|Zurich|Zürich|Geneva|Basel|Bern|Lausanne|Zug
  Amsterdam|Rotterdam|The Hague|Den Haag|Utrecht|Eindhoven|Groningen|Tilburg|Breda|Nijmegen|Arnhem|Haarlem|Delft|Leiden|Maastricht
  Brussels|Antwerp|Ghent|Bruges|Leuven|Paris|Lyon|Marseille|Toulouse|Bordeaux|Nantes|Strasbourg|Montpellier|Lille|Grenoble
  Madrid|Barcelona|Valencia|Seville|Malaga|Málaga|Bilbao|Zaragoza|Lisbon|Porto|Braga|Rome|Milan|Turin|Bologna|Florence|Naples
  Copenhagen|Aarhus|Stockholm|Gothenburg|Malmö|Malmo|Uppsala|Oslo|Bergen|Trondheim|Helsinki|Espoo|Tampere|Reykjavik|Tallinn|Riga
  Vilnius|Kaunas|Warsaw|Krakow|Kraków|Wroclaw|Wrocław|Gdansk|Gdańsk|Poznan|Poznań|Katowice|Lodz|Łódź|Prague|Brno|Bratislava
  Budapest|Debrecen|Bucharest|Cluj-Napoca|Cluj|Timisoara|Iasi|Sofia|Plovdiv|Belgrade|Zagreb|Ljubljana|Athens|Thessaloniki
  Essen|Saarbrücken|Mönchengladbach|Krefeld|Oberhausen|Leverkusen|Ludwigshafen|Osnabrück|Oldenburg|Paderborn|Göttingen|Magdeburg|Chemnitz
  Würzburg|Heilbronn|Pforzheim|Konstanz|Tübingen|Reutlingen|Erlangen|Bamberg|Bayreuth|Passau|Rosenheim|Koblenz|Kaiserslautern|Gütersloh
  Cottbus|Schwerin|Flensburg|Hildesheim|Salzgitter|Böblingen|Sindelfingen|Friedrichshafen|Garching|Almere|Amersfoort|Apeldoorn|Enschede
  Zwolle|Deventer|Leeuwarden|'s-Hertogenbosch|Den Bosch|Hoofddorp|Amstelveen|Schiphol|Zoetermeer|Dordrecht|Roosendaal|Venlo|Veldhoven
  Hilversum|Alkmaar|Rennes|Reims|Le Havre|Dijon|Angers|Aix-en-Provence|Rouen|Sophia Antipolis|Genoa|Palermo|Padua|Trieste|Brescia
  Catania|Modena|Alicante|Murcia|Coimbra
  Kyiv|Lviv|Kharkiv|Moscow|Minsk|Tbilisi|Yerevan|Limassol|Nicosia|Valletta
  Mexico City|Guadalajara|Monterrey|São Paulo|Sao Paulo|Rio de Janeiro|Buenos Aires|Bogota|Bogotá|Medellin|Medellín|Lima
  Santiago|Montevideo|San José|Panama City|Quito
`);
