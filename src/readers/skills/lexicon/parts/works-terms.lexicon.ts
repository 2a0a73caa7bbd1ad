import { readSkillEntries, readSkillParts } from '../../skill-notation.ts';

/** Fields and registrations of sites, plants and transport that are a part of no larger skill. */
export const worksTerms = [
  ...readSkillEntries(
    'operations',
    `
    Maritime Operations = seafaring, seafarer, merchant navy, deck officer, able seaman, able seafarer, deckhand,
      vessel operations, ship operations ; near Logistics
    Rail Operations = railway operations, rail industry, railway industry, railway engineering, rail infrastructure,
      railway maintenance ; near Civil Engineering
    Firefighting = firefighter, fire fighter, fire fighting, fire and rescue ; near Health and Safety, First Aid
    Job Safety Analysis = job hazard analysis, job safety analyses, job hazard analyses, take 5 safety
      ; near Health and Safety ; cased JSA, JHA
`,
  ),
  ...readSkillEntries(
    'engineering',
    `
    Printing = print production, printing press, printing machines, press operator printing, print industry
      ; near Graphic Design
    Engineering Registration = chartered engineer, incorporated engineer, ceng, ieng, engtech, pe license, p.eng,
      professional engineer license, licensed professional engineer, registered professional engineer, rpeq,
      engineer in training, fe exam, prc licensed engineer, eur ing
      ; near Mechanical Engineering, Civil Engineering, Electrical Engineering
    Trade Qualification = time served apprenticeship, time served engineer, recognised apprenticeship, trade qualified,
      trade certificate, journeyperson, journeyman certificate, red seal, iti fitter, iti electrician, iti welder,
      iti certificate, tesda ; near Industrial Maintenance
`,
  ),
];

/** Licences, tickets, products and methods that postings of sites, plants, land and transport name. */
export const worksTermParts = readSkillParts(`
  Construction Management > Temporary Works = temporary works coordinator, temporary works design, falsework
    ; CDM Regulations = cdm 2015, cdm regs, construction design and management, principal designer
    ; Powerproject = asta power project, asta powerproject ; Aconex ; Autodesk Construction Cloud = bim 360, autodesk build
    ; As-Built Drawings = as builts, record drawings ; Delay Analysis = extension of time, extensions of time,
    eot claims
  Architecture Design > Architect Registration = registered architect, licensed architect, arb registered, riba part 3,
    riba chartered, ncarb
  Surveying > Building Surveying = building surveyor, dilapidations, party wall, homebuyer reports, condition surveys
    ; RICS Membership = rics, mrics, frics, assocrics ; Trimble = leica total station, leica geosystems, leica cyclone,
    topcon total station ; GNSS Surveying = rtk gps, gps survey, gps surveying, gps/gnss, gnss rover, gnss equipment
    ; Cadastral Survey = cadastral surveying, boundary surveys, alta surveys, alta/nsps
    ; Drone Pilot Licence = faa part 107, part 107 license, remote pilot licence, remote pilot certificate, drone pilot
    ; Land Surveyor License = licensed land surveyor, professional land surveyor, registered land surveyor,
    geodetic engineer
  Cost Estimation > Bluebeam = bluebeam revu ; PlanSwift = plan swift
  Quantity Surveying > CostX ; NRM2 = new rules of measurement, nrm1, cesmm4, cesmm, standard method of measurement,
    nrm 2 ; Cost Value Reconciliation = cvr reports, cvr reporting, cost value reconciliations
  Civil Engineering > Groundworks = groundworker, ground works, kerb laying, kerbing, kerb layer
    ; Pipe Laying = pipelaying, pipelayer, deep drainage, drainage works, drain laying ; NRSWA = streetworks,
    street works ; Temporary Traffic Management = lantra 12d, traffic management plans, flagger, traffic control plans,
    traffic controller ticket, traffic marshalling, traffic marshal, vehicle marshal, vehicle marshalling, banksperson
    ; Trenchless Technology = horizontal directional drilling, pipe jacking, microtunnelling, microtunneling,
    pipe bursting, cipp lining, tunnel boring machine ; Cable Avoidance = cat and genny, cat & genny, hsg47,
    cable avoidance tool ; Ground Investigation = borehole logging, cone penetration testing, trial pits,
    standard penetration test, soil classification tests, atterberg limits, triaxial testing, nuclear density gauge,
    proctor compaction ; Erosion and Sediment Control = erosion control, swppp, stormwater pollution prevention plan,
    cpesc
    ; Block Paving = laying slabs, slab laying ; Pipe Lasers = pipe laser
  Structural Engineering > Structural Design Codes = eurocodes, bs 8110, aisc, aci 318, asce 7
    ; Steel Erection = steel erector, ironworker, ironworking
  Carpentry > Dry Lining = dryliner, drylining, plasterboard, stud partitions, suspended ceilings, ceiling fixer
    ; Stud Walls = stud walling, metal stud ; Door Hanging = hanging doors
  Building Services > Cladding Installation = cladder, rainscreen cladding, facade installation, cladding installer
    ; CISRS Card = cisrs, scaffold inspection, scaffold tagging, tg20 ; BMS Controls = tridium niagara, niagara n4,
    tridium, metasys, desigo, bacnet, trend bms ; Legionella Control = legionella, acop l8, hsg274, l8 acop
    ; Fire Alarm Installation = bs 5839, fire alarm testing, fire alarm commissioning, nicet fire alarm, bs5839
    ; Sprinkler Fitting = sprinkler fitter, nfpa 13, bs en 12845, lpc sprinkler ; Fire Doors = fire door inspection,
    fire door installation ; Access Control Installation = cctv installation, security systems installation,
    intruder alarms, burglar alarms
  Electrical Maintenance > BS 7671 = iet wiring regulations, wiring regulations, 18th edition wiring regulations,
    as/nzs 3000, wiring rules, bs7671, as3000 ; EICR = electrical installation condition reports, fixed wire testing,
    periodic inspection and testing ; C&G 2391 = city and guilds 2391, city & guilds 2391, 2391 testing and inspection,
    2391 qualification ; AM2 Assessment = am2 ; ECS Card = ecs gold card, jib card, jib graded, jib approved
    ; NICEIC = napit ; PAT Testing = portable appliance testing, pat tester
    ; Electrical Licence = electrical contractor licence, a grade electrician, wireman licence,
    unrestricted electrical licence, electrical supervisor licence, master electrician, electrical license,
    wireman license, 309a electrician ; Cable Containment = trunking installation, cable basket,
    containment installation, steel conduit ; Cable Jointing = cable jointer, cable splicing, swa glanding,
    cable glanding ; EV Charging = ev charger installation, ev chargers, ev charge points, ev charging stations
    ; Fault Finding = faultfinding, fault find, fault tracing, electrical fault finding, electrical fault tracing
  Electrical Engineering > Arc Flash = nfpa 70e, arc flash studies ; EPLAN ; ATEX = compex, iecex,
    hazardous area classification, hazardous areas electrical
  Power Systems > Protection Relays = relay testing, protection testing, omicron cmc, relay settings
    ; Overhead Lines = powerline worker, power line technician, lineworker, linesman, overhead line work,
    live line work ; HV Switching = high voltage switching, hv authorised person, lv authorised person, hv sap
    ; Gas and Steam Turbines = gas turbines, steam turbines, gas turbine
    ; Battery Energy Storage = battery storage systems, bess projects
  Renewable Energy > GWO = gwo basic safety training ; Solar Installer Certification = nabcep, mcs accreditation,
    mcs certified
  Plumbing > OFTEC = oil boiler servicing ; ACS Gas Qualifications = ccn1, cenwat, cocn1, acs gas
    ; Unvented Hot Water = unvented cylinders, unvented hot water systems, unvented g3
    ; Central Heating = heating engineer, central heating systems ; Plumbing License = licensed plumber,
    journeyman plumber, master plumber, plumbing licence, gasfitting licence, gas fitter licence, g2 gas technician,
    rgii, rgi registered
    ; Landlord Gas Safety = cp12, cp12s, landlord gas safety checks, landlord safety checks,
    landlord gas safety records, gas safety certificates
  HVAC > ASHRAE ; VRF Systems = vrv systems, vrf units, vrv ; Testing and Balancing = test and balance, air balancing,
    testing adjusting and balancing, nebb certified ; Fan Coil Units = rooftop units, air handling units,
    chilled beams, cooling towers, chilled water systems ; NATE Certification = nate certified
    ; Industrial Refrigeration = ammonia refrigeration, commercial refrigeration, walk in coolers
    ; Refrigerant Licence = arctick, arc refrigerant licence, ozone depletion license, 313a refrigeration
  Welding > Coded Welding = coded welder, asme ix, asme section ix, iso 9606, aws d1.1, 6g welder, 6g welding, 6g position,
    csa w47.1 ; CWB Certification = cwb ticket ; Flux-Cored Welding = fcaw, flux core welding, flux core
    ; Welding Procedures = wps/pqr, welding procedure specification, wpqr ; Boilermaking = boilermaker
    ; Fabricator Welding = fabricator welder, welder fabricator, fabricator plater ; Laser Cutting = cnc laser cutting,
    trumpf, bystronic, waterjet cutting, water jet cutting, waterjet ; Abrasive Blasting = shot blasting, sandblasting,
    sand blasting, grit blasting ; Coating Inspection = nace cip, nace coating inspector, frosio, protective coatings,
    bgas painting ; Piping Isometrics = isometric drawings, pipe spools, pipe fabrication
    ; Weld Maps = weld map
  Materials Science > Dye Penetrant Testing = dye penetrant inspection, liquid penetrant testing, penetrant testing,
    magnetic particle inspection, magnetic particle testing ; Phased Array Ultrasonics = paut, tofd,
    phased array ultrasonic testing ; ASNT Level II = pcn level 2, pcn level ii, snt-tc-1a, asnt
  CNC Machining > Swiss Lathes = sliding head lathe, sliding head, swiss type lathe, swiss turning, swiss machining
    ; 5-Axis Machining = 5 axis, five axis machining, multi axis machining, 4 axis machining ; Mazatrol = mazak,
    haas controls, haas mill, okuma, dmg mori, hurco ; Manual Machining = manual lathe, manual milling, manual turning,
    centre lathe, bridgeport mill, manual machinist ; CNC Setting = cnc setter, tool setting, setter operator,
    tool setter, tool offsets, cnc setup ; Toolmaking = toolmaker, tool and die, tool & die, toolroom, tool room,
    mould maker, mold maker ; CAM Software = gibbscam, edgecam, hypermill, vericut, powermill, delcam, featurecam,
    solidcam, hsmworks, camworks
  Injection Molding > Mould Setting = mould setter, mold setter, mould changes, mold changes
  Manufacturing > Composite Layup = composite laminating, prepreg, resin infusion, carbon fibre layup, grp laminating
    ; Flow Wrapping = flow wrapper, multihead weigher, tray sealer, vffs, bottling line, filling machines
  Metrology > PC-DMIS = pcdmis, zeiss calypso, calypso cmm, polyworks ; Dial Gauges = dial indicators, gauge blocks,
    slip gauges, plug gauges, go no go gauges, thread gauges ; ISO 17025 = iso/iec 17025, nabl, ukas accreditation,
    a2la, iso17025
  Mechanical Engineering > Pressure Vessels = asme section viii, pressure vessel design, pv elite,
    pressure equipment directive ; ASME B31.3 = asme b31, process piping, asme b31.1
    ; CAESAR II = pipe stress analysis, autopipe ; AVEVA E3D = aveva pdms, smartplant 3d, sp3d, cadworx,
    autocad plant 3d, pdms piping
  Industrial Maintenance > Planned Preventative Maintenance = planned maintenance, planned preventive maintenance,
    ppm schedules, ppm maintenance, ppm tasks, reactive maintenance
    ; Reliability-Centered Maintenance = reliability centred maintenance, cmrp, maintenance and reliability
    ; Condition Monitoring = condition based maintenance, oil analysis, thermography, thermal imaging,
    thermographic surveys ; Rotating Equipment = rotating machinery, turbomachinery, mechanical seals,
    centrifugal pumps, shaft alignment, laser alignment ; Mechanical Fitting = mechanical fitter, maintenance fitter,
    fitter and turner, fitter turner, bench fitting, bench fitter ; Multi-Skilled Maintenance = multi skilled engineer,
    multiskilled maintenance engineer, electrically biased, mechanically biased ; Plant Shutdowns = plant turnaround,
    shutdown maintenance, turnaround maintenance, shutdown planning
    ; Power Engineer Certificate = 4th class power engineer, 3rd class power engineer, stationary engineer,
    boiler license, black seal license, low pressure boiler license
  PLC > Studio 5000 = controllogix, compactlogix, logix 5000 ; Siemens S7 = s7 1200, s7 1500, s7 300, simatic s7
    ; CODESYS = iec 61131-3, iec 61131, twincat, beckhoff ; Mitsubishi PLC = gx works ; Omron PLC = sysmac studio,
    cx programmer ; Schneider PLC = modicon, ecostruxure control expert
  SCADA > Ignition SCADA = inductive automation ; FactoryTalk = factory talk ; AVEVA InTouch = intouch hmi,
    aveva system platform, archestra, citect ; OSIsoft PI = pi historian, aveva pi, osi pi, data historian ; DeltaV
    ; Honeywell Experion = experion, yokogawa centum, centum vp, 800xa
  Industrial Automation > Fieldbus = profibus, profinet, modbus, ethernet/ip, devicenet, ethercat, hart communicator,
    foundation fieldbus, hart protocol ; Servo Drives = servo motors, sinamics
    ; Field Instrumentation = control valves, pressure transmitters, flow transmitters, level transmitters,
    loop checking, loop checks, loop tuning, loop calibration ; Safety Instrumented Systems = iec 61511, iec 61508,
    safety integrity level, sil assessment, triconex
  Automotive Repair > ASE Certification = ase certified, ase master technician, ase certifications
    ; MOT Testing = mot tester, mot licence, mot tests, class 4 mot, class 7 mot ; IMI Accreditation = imi level 3,
    imi level 4 ; Hybrid and EV Repair = hybrid vehicles, electric vehicle repair, hybrid and electric vehicles
    ; Tyre Fitting = tyre fitter, tire technician, tire repair, tire rotation, tire mounting, tire installation,
    tyre changing, wheel alignment, wheel balancing ; Diagnostic Scan Tools = obd ii, obd diagnostics,
    diagnostic scanner, xentry, vehicle diagnostics, automotive scan tools ; Auto Body Repair = panel beating,
    panel beater, collision repair, paintless dent repair, vehicle body repair, i-car certified, i-car certification,
    i-car training ; Vehicle Valeting = car valeting, auto detailing, car detailing, vehicle detailing, valeter
    ; Auto Electrical = auto electrician, vehicle electrical systems, automotive electrical systems
    ; Auto Parts = parts advisor, parts interpreter, automotive parts, parts counter
    ; Automotive Service Advising = service writer, repair orders, automotive service advisor
    ; HGV Maintenance = hgv technician, hgv mechanic, irtec, heavy duty mechanic, truck mechanic, 310t,
    heavy vehicle mechanic, truck and coach technician, heavy vehicle technician ; Plant Fitting = plant fitter,
    plant mechanic, heavy equipment mechanic, heavy equipment technician, heavy diesel fitter
  Aviation > EASA Part 66 = licensed aircraft engineer, easa b1, easa b2, b1 licence, b2 licence, part 66,
    b1.1 licence, cat a licence ; EASA Part 145 = part 145, continuing airworthiness, airworthiness
    ; A&P License = airframe and powerplant, a&p mechanic, a&p certificate, airframe & powerplant, ame licence,
    ame license ; Type Rating = type rated, a320 type rating, b737 type rating ; ATPL = airline transport pilot,
    atp certificate, instrument rating, instrument rated, multi engine rating, cfii ; Ramp Handling = ramp agent,
    baggage handling, aircraft marshalling, ramp operations, airside operations
    ; Aircraft Line Maintenance = aircraft base maintenance, maintenance repair and overhaul
  Maritime Operations > STCW = eng1 medical ; Marine Certificate of Competency = master mariner, chief mate,
    officer of the watch, chief officer licence, eoow ; Maritime Conventions = marpol, ism code, isps code,
    solas regulations ; Marine Engineering = marine engineer, engine room watchkeeping, marine diesel engines
    ; TWIC Card = twic, merchant mariner credential, uscg license ; Shipbuilding = ship building, shipyard, shipwright,
    dry docking, ship repair, boat building ; Stevedoring = stevedore, port operations, quay crane, container terminal
  Rail Operations > Personal Track Safety = pts card, pts certified, pts ac, sentinel card, sentinel sponsorship
    ; Controller of Site Safety = coss ticket, coss rail, engineering supervisor rail ; Permanent Way = p-way,
    track maintenance, track renewals, track laying, railway track ; Railway Signalling = rail signalling,
    signalling systems, ertms, etcs signalling, cbtc, irse licence, irse
    ; Rail Electrification = overhead line equipment, railway electrification, ohle, catenary, traction power
    ; Rolling Stock = traction and rolling stock, train maintenance, locomotive maintenance
    ; Train Driving = train driver, locomotive engineer, loco pilot, tram driver
    ; Rail Industry Worker Card = riw card, rail industry worker
  Petroleum Engineering > BOSIET = huet, foet, offshore survival, opito ; Well Control Certification = iwcf, wellsharp,
    well control certificate, well control equipment ; Directional Drilling = measurement while drilling, mwd lwd,
    mud logging, drilling fluids, mud engineer, drilling mud ; Well Intervention = workover, coiled tubing,
    well stimulation, wireline operations, slickline, wireline logging ; Subsea Engineering = subsea systems, subsea
    ; Rig Crew Work = roughneck, roustabout, derrickman, floorhand, derrickhand ; Pipeline Integrity = pigging,
    pipeline inspection, pipeline construction ; API 570 = api 510, api 653, api inspector
  Mining Engineering > Mine Planning Software = surpac, deswik, maptek vulcan, micromine, leapfrog geo, ventsim,
    datamine studio ; MSHA ; Haul Truck Operation = haul truck, dump truck operator, adt operator,
    articulated dump truck, dumper operator ; Underground Mining = underground mine, longwall, underground miner,
    jumbo operator, bogger operator, bogger ; Drill and Blast = shotfirer, shot firer, shotfiring, explosives handling,
    blasting licence ; Drill Rig Operation = drill rig operator, drillers offsider, rc drilling, exploration drilling
    ; Crushing and Screening = jaw crusher, crusher operator, quarry operations, quarrying
    ; Mineral Processing = ore processing, froth flotation, hydrometallurgy, sag mill, tailings, gold processing
    ; Open Pit Mining = open cut mining, opencast mining, surface mining
  Driving > Driver CPC = cpc card, driver qualification card, dcpc, cpc licence ; Category C Licence = class 2 licence
    ; Category CE Licence = class 1 licence, artic driver, articulated vehicles, cat ce, cat c & e, c+e,
    cat c+e, category c+e, class 1 c+e, lgv ce, ce licence
    ; Bus Driving = bus driver, pcv licence, psv licence, coach driver, school bus driver, passenger endorsement,
    cat d licence, pcv driver ; Heavy Rigid Licence = hr licence, hc licence, mc licence, mr licence,
    heavy combination licence, multi combination licence ; AZ Licence = az license, dz licence,
    class 1 driver's licence ; LMV Licence = lmv license, hmv licence, hmv license, heavy motor vehicle licence,
    light motor vehicle licence ; HIAB Operation = hiab, lorry loader, lorry mounted crane
    ; Multi-Drop Delivery = multi drop, multidrop ; Load Securement = load securing, load restraint, tarping,
    flatbed trailer, flatbed hauling ; Tanker Driving = fuel tanker, petroleum driver passport, tanker driver
    ; Heavy Haulage = low loader, oversize loads, abnormal loads, lowboy ; FMCSA = dvir, dot medical card,
    dot physical, medical examiner's certificate
  Fleet Management > Transport Manager CPC = operator licence compliance, o-licence, transport manager's cpc,
    tachograph analysis, tachograph infringements ; Chain of Responsibility = nhvas, heavy vehicle national law,
    heavy vehicle fatigue ; Telematics = geotab, samsara, vehicle telematics, omnitracs, verizon connect
  Forklift Operation > RTITB = itssar, aitt forklift ; VNA Truck = very narrow aisle, bendi, pivot steer, combilift,
    vna licence, vna forklift ; LLOP = low level order picker, llop licence, powered pallet truck,
    ride on pallet truck, ppt licence, electric pallet jack ; Forklift Certification = forklift certified,
    powered industrial truck, lf licence, stand up forklift
  Warehouse Management > Manhattan WMS = manhattan associates, manhattan scale ; Blue Yonder = jda wms, redprairie,
    red prairie ; Voice Picking = vocollect, pick to light, voice directed picking ; Container Unloading = devanning,
    destuffing, handballing
    ; Goods In = goods inwards
  Supply Chain Management > CIPS = mcips ; APICS = cpim, cscp
  Procurement > Material Expediting = purchase order expediting, vendor expediting, expediting materials
    ; Public Procurement = philgeps, government e marketplace, public contracts regulations, gem portal, ra 9184
  Customs Clearance > Customs Declarations = customs entries, bill of entry, icegate, shipping bill,
    import declarations
  Freight Forwarding > CargoWise ; IATA Dangerous Goods = iata dgr, imdg code, imdg, dangerous goods regulations
  Quality Management > Lead Auditor = iso lead auditor, irca ; ASQ Certification = asq certified,
    certified quality engineer, certified quality auditor ; Layered Process Audits = layered process audit, vda 6.3
  Quality Control > Inspection and Test Plans = inspection and test plan, inspection test plans, itps
    ; AQL Sampling = aql, acceptance sampling, sampling plans
  Lean > PDCA = plan do check act, a3 problem solving, a3 thinking ; Andon = visual management, visual factory,
    sqdc boards, sqdc, sqdcp, tier meetings ; Takt Time = heijunka, yamazumi
  GMP > Deviation Investigations = deviation management, deviations and capas, oos investigations, out of specification
    ; Computer System Validation = gamp 5, gamp, computerised system validation
    ; Aseptic Manufacturing = aseptic processing, aseptic filling, fill finish, sterile manufacturing, eu gmp annex 1
    ; Tablet Compression = tablet coating, solid dosage, oral solid dosage ; Blister Packaging = blister packing,
    cartoning, drug serialization, pharmaceutical serialization ; Clean-in-Place = cip systems, cip sip
    ; Bioprocessing = upstream processing, downstream processing, bioreactor, tangential flow filtration
    ; Batch Manufacturing Records = batch manufacturing record, electronic batch records, pas-x, bmr and bpr,
    bmr review ; Good Distribution Practice = gdp compliance, responsible person gdp
  Chemical Engineering > COMAH = seveso, dsear
  Analytical Chemistry > ICP-MS = icp-oes, atomic absorption, inductively coupled plasma
    ; Empower CDS = waters empower, empower software, empower 3 software, empower 2 software, empower 3
    ; Chromeleon ; OpenLab CDS
  Laboratory Techniques > LabWare = starlims, labvantage ; Sample Preparation = sample prep
  Agriculture > PA1 and PA6 = pa1 pa6, spraying certificate, chemcert, knapsack sprayer, pa1 certificate
    ; Chainsaw Operation = chainsaw, cs30, cs31, tree felling ; NPTC = lantra ; Tractor Driving = tractor driver,
    tractor operation ; Milking = milking parlour, herdsperson ; Calving = calf rearing ; Lambing
    ; Artificial Insemination = diy ai, cattle insemination
    ; Poultry Farming = poultry production, hatchery, broiler farm ; Turf Management = greenkeeper, greenkeeping,
    turf care ; Ride-On Mower = strimmer, strimming, hedge cutting, hedge trimming, brushcutter, string trimmer
    ; Forestry = silviculture, forest management, forwarder operator, timber harvesting, tree planting
    ; Fruit Picking = crop harvesting, fruit harvesting ; Crop Protection = agrochemicals
    ; Plant Identification = plant ident, plant id
  Facilities Management > BICSc = british institute of cleaning science ; Window Cleaning = window cleaner
    ; Pressure Washing = jet washing, power washing ; Floor Scrubber = scrubber dryer, auto scrubber, rotary scrubber
    ; IICRC = water damage restoration, mold remediation ; Hard Services = hard fm ; CAFM = planon, archibus,
    cafm system ; Handyperson = handyman, minor repairs, property repairs ; Caretaking = caretaker,
    premises management, building superintendent
  Security Guarding > SIA Licence = sia badge, sia license ; Door Supervision = door supervisor, door staff
    ; CCTV Licence = sia cctv, public space surveillance, cctv operator ; Close Protection = executive protection,
    bodyguard ; PSA Licence = psa guarding licence, psara ; Security Licence = class 1 security licence,
    security guard licence, sosia license, crowd controller licence ; Armed Security = armed guard,
    armed security officer, firearms license, firearm license ; Mobile Patrols = key holding, keyholding,
    alarm response, mobile patrol ; Physical Intervention = use of force, restraint techniques
    ; Event Stewarding = event security, spectator safety, event steward ; Genetec = lenel, milestone xprotect
    ; Custody Operations = correctional officer, detention officer, prisoner escort, custody officer, prison officer
    ; Security Control Room = gsoc, alarm monitoring, control room operator
  Firefighting > Fire Risk Assessment = pas 79, pas 9980 ; Fire Warden = fire marshal, fire marshall
    ; NFPA Standards = nfpa, life safety code ; Fire Extinguisher Servicing = bafe, bs 5306,
    fire extinguisher maintenance ; Incident Command System = nims, ics 100
  Food Technology > FSSC 22000 = gfsi ; Meat Processing = boning room, abattoir, slaughterhouse, meat inspection,
    deboning ; Dairy Processing = pasteurization, pasteurisation, cheese making ; Craft Brewing = brewhouse,
    brewing operations, brewery operations ; Food Plant Sanitation = hygiene operative, factory hygiene, ssop,
    usda fsis
  Textile Engineering > Industrial Sewing = sewing machinist, sewing machine operator, industrial sewing machines,
    overlocker ; Garment Alterations = dressmaking, seamstress, alterations tailor, bespoke tailoring,
    clothing alterations ; Fabric Cutting = lay planning, marker making ; Upholstery = upholsterer
  Printing > Offset Printing = litho printing, lithographic printing, offset press, heidelberg press, sheetfed
    ; Flexographic Printing = flexo printing, flexography, flexo, label printing
    ; Digital Printing = wide format printing, large format printing, wide format, mimaki, hp indigo
    ; Print Finishing = guillotine operator, saddle stitching, perfect binding, bookbinding, bookbinder, bindery, folding machines
    ; Prepress = pre-press, computer to plate, plate making, imposition software ; Screen Printing = screen printer,
    sublimation printing ; Sign Making = signage installation, vinyl wrapping, vehicle wrapping, sign maker,
    vehicle graphics
  Environmental Science > Environmental Permitting = environmental permits, npdes, title v permits, consent to operate
    ; Waste Management Licences = wamitab, cotc waste, waste transfer notes, waste carrier licence
    ; Hazardous Waste = hazardous waste management, rcra ; Recycling Operations = materials recovery facility,
    waste sorting, baler operation, scrap metal ; Refuse Collection = waste collection, refuse collector,
    garbage collection, street cleansing, litter picking, trash collection ; Contaminated Land = land contamination,
    site remediation, soil remediation, environmental remediation, groundwater monitoring, groundwater sampling
    ; Phase I ESA = environmental site assessment, phase i environmental site assessment, phase i esas
    ; Ecological Surveys = protected species surveys, habitat survey, cieem, ecological clerk of works,
    biodiversity net gain ; NEPA Documentation = ceqa, nepa compliance, nepa review
    ; Pollution Control Officer = pco accreditation, denr ; Water Operator License = wastewater operator license,
    wastewater operator, water treatment operator, water distribution license ; Sewage Treatment = stp operation,
    sewage treatment plant, etp operation, stp etp, activated sludge ; Drainage CCTV Survey = cctv drainage, wincan,
    nassco, pacp ; Water Jetting = high pressure water jetting, jetvac, hydro jetting ; Energy Auditing = iso 50001,
    energy audits, certified energy manager, esos assessments, iso50001 ; GHG Accounting = carbon footprint,
    ghg protocol, carbon accounting, scope 3 emissions
  Health and Safety > Safe Work Method Statements = safe work method statement, swms ; IOSH Membership = cmiosh,
    gradiosh, certiosh, techiosh ; Certified Safety Professional = bcsp, chst, crsp
    ; White Card = construction white card, construction induction card ; Safe Pass = safepass, safe pass card,
    solas safe pass ; High Risk Work Licence = hrw licence, hrwl, high risk work license, high risk licence
    ; WHS Legislation = work health and safety, whs compliance, whs act, whs procedures, whs policies, whs requirements
    ; WHMIS ; CSTS = ground disturbance ; RIDDOR ; LOLER = puwer ; H2S Alive = h2s certification, h2s training,
    h2s awareness ; Face Fit Testing = face fit, respirator fit testing, mask fit testing
    ; DSE Assessments = display screen equipment, ergonomic assessments ; Industrial Hygiene = occupational hygiene,
    industrial hygienist, bohs ; Behaviour-Based Safety = behavioural safety, behavior based safety, behavioral safety,
    safety observations ; Near Miss Reporting = near misses, near miss, hazard reporting
    ; Emergency Response Plans = emergency response planning, evacuation drills, fire drills, mock drills
    ; EHS Software = intelex, cority, enablon, ecoonline, evotix, safetyculture, iauditor ; OSHA 30 = osha 10, osha 510
    ; DOLE Safety Training = bosh training, cosh training, basic occupational safety and health
    ; Industrial Safety Diploma = diploma in industrial safety, adis safety ; Safety Passport = ccnsg, vca certificate,
    vca certification, scc certificate ; EUSR ; PASMA = mobile scaffold towers, mobile access towers
    ; Hot Work Permits = hot works, hot work permit, fire watch ; Rope Access = irata, sprat certified
    ; Gas Detection = authorised gas tester, gas monitors, atmospheric testing ; Safety Data Sheets = msds,
    material safety data sheets, ghs labelling ; HAZWOPER ; Asbestos Awareness = asbestos removal, asbestos surveying,
    ukata, bohs p402, ahera
  Heavy Equipment Operation > CPCS Card = cpcs ; NPORS ; 360 Excavator = 360 operator, 360 driver, mini digger,
    mini excavator, digger driver, 360 machine operator ; Dumper Driving = dumper driver, forward tipping dumper,
    dumper ticket, site dumper ; Lift Planning = appointed person, lifting operations, lift plans, lifting plans,
    lift supervisor, lifting supervisor ; Mobile Crane Operation = mobile crane, crawler crane, tower crane operation,
    tower crane ; NCCCO = cco certified ; Overhead Crane Operation = overhead crane, eot crane, gantry crane,
    bridge crane ; Dogging Licence = dogman, dogger, dogging ticket, rigging licence, signalperson,
    rigger certification ; Aerial Lift = ewp licence, elevating work platform, wp licence, bucket truck,
    aerial work platform ; Vacuum Excavation = hydrovac, hydro excavation, vac truck, vac ex
  Trade Qualification > NVQ Level 2 = nvq 2, level 2 nvq ; NVQ Level 3 = nvq 3, level 3 nvq ; City and Guilds
`);
