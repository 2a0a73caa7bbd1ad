import { readSkillEntries, readSkillParts } from '../../skill-notation.ts';

/** Fields and registrations of sites, plants and transport that are a part of no larger skill. */
export const worksTerms = [
  ...readSkillEntries(
    'operations',
    `
    Maritime Operations = seafaring, seafarer, merchant navy, deck officer, able seaman, able seafarer, deckhand,
      vessel operations, ship operations
      ; near Logistics
    Rail Operations = railway operations, rail industry, railway industry, railway engineering, rail infrastructure,
      railway maintenance
      ; near Civil Engineering
    Firefighting = firefighter, fire fighter, fire fighting, fire and rescue, fire and rescue service
      ; near Health and Safety
    Job Safety Analysis = job hazard analysis, job safety analyses, job hazard analyses, take 5 safety
      ; near Health and Safety ; cased JSA, JHA
    Safe Work Method Statements = safe work method statement, swms
      ; near Health and Safety
    Environmental Permitting = environmental permits, npdes permits, npdes, title v permits, consent to operate
      ; near Environmental Science
`,
  ),
  ...readSkillEntries(
    'engineering',
    `
    Printing = print production, printing press, printing machines, press operator printing, print industry
      ; near Graphic Design
    Engineering Registration = chartered engineer, incorporated engineer, ceng, ieng, engtech, pe license, p.eng,
      professional engineer license, licensed professional engineer, registered professional engineer, rpeq,
      engineer in training, fundamentals of engineering, prc licensed engineer, eur ing
      ; near Mechanical Engineering, Civil Engineering, Electrical Engineering
    Trade Qualification = time served apprenticeship, time served engineer, recognised apprenticeship, trade certificate,
      trade qualified, journeyperson, journeyman certificate, red seal, red seal certification, red seal endorsement,
      iti fitter, iti electrician, iti welder, iti certificate, tesda, tesda nc ii, certificate of qualification trade
      ; near Industrial Maintenance
`,
  ),
];

/** Licences, tickets, products and methods that postings of sites, plants, land and transport name. */
export const worksTermParts = readSkillParts(`
  Construction Management > Temporary Works = temporary works coordinator, temporary works design, falsework
    ; CDM Regulations = cdm 2015, cdm regs, construction design and management, principal designer
    ; Powerproject = asta powerproject, asta power project ; Aconex = oracle aconex ; Dalux = dalux field
    ; Autodesk Construction Cloud = bim 360, autodesk build, bim360 ; HeavyBid = hcss heavybid, heavyjob, hcss heavyjob
    ; Viewpoint Vista = viewpoint for projects, viewpoint spectrum ; As-Built Drawings = as builts, record drawings
    ; O&M Manuals = operation and maintenance manuals, operations and maintenance manuals, handover manuals
    ; Site Diary = site diaries, daily site reports ; Last Planner System = last planner, look ahead programme
    ; Delay Analysis = extension of time, extensions of time, eot claims, liquidated damages
    ; Modular Construction = offsite construction, modern methods of construction, prefabricated buildings
    ; Compensation Events = early warning notices, contract variations, change notices construction
    ; CIOB Membership = ciob, mciob ; Passive House = passivhaus, enerphit
    ; Retrofit Coordination = pas 2035, retrofit coordinator, retrofit assessor
  Architecture Design > Architect Registration = registered architect, licensed architect, arb registered, riba part 3,
    riba chartered, riba, ncarb
    ; RIBA Plan of Work = riba stages, riba work stages
  Surveying > Building Surveying = building surveyor, dilapidations, party wall, homebuyer reports, condition surveys
    ; RICS Membership = rics, mrics, frics, assocrics, rics accredited ; Trimble = trimble access, trimble business center
    ; Leica Total Station = leica geosystems, leica infinity, leica cyclone ; Topcon = topcon magnet
    ; GNSS Surveying = gnss, rtk gps, gps survey, gps surveying ; n4ce = applications in cadd
    ; Cadastral Survey = cadastral surveying, boundary surveys, alta surveys, alta/nsps
    ; Hydrographic Survey = hydrographic surveying, bathymetric survey, bathymetry, qinsy, hypack
    ; Measured Building Survey = measured surveys, measured building surveys
    ; Utility Survey = pas 128, utility surveying, ground penetrating radar ; Pix4D = agisoft metashape, dronedeploy
    ; Drone Pilot Licence = faa part 107, part 107 license, remote pilot licence, remote pilot certificate, drone pilot
    ; Land Surveyor License = licensed land surveyor, professional land surveyor, registered land surveyor,
      geodetic engineer
  Quantity Surveying > CostX = exactal costx ; NRM2 = new rules of measurement, nrm1, smm7, cesmm4, cesmm,
    standard method of measurement
    ; Cost Value Reconciliation = cvr reports, cvr reporting, cost value reconciliations, cost to complete
    ; Payment Applications = applications for payment, application for payment, payment certificates
    ; Remeasurement = re-measurement, site measurement sheets, joint measurement ; Dayworks = daywork sheets, dayworks sheets
    ; Subcontract Procurement = subcontract packages, procuring subcontractors, subcontract enquiries
    ; Candy Estimating = ccs candy, rib ccs candy ; Causeway Estimating = conquest estimating
  Civil Engineering > Groundworks = groundworker, ground works, foundations and drainage ; Kerb Laying = kerbing, kerb layer
    ; Pipe Laying = pipelaying, pipelayer, deep drainage, drainage works, drain laying
    ; NRSWA = nrswa ticket, nrswa supervisor, streetworks, street works ticket, new roads and street works act
    ; Temporary Traffic Management = lantra 12d, traffic management plans, chapter 8 traffic management, flagger,
      traffic control plans, traffic controller ticket, stop slow bat
    ; Traffic Marshalling = traffic marshal, vehicle marshal, vehicle marshalling, banksperson
    ; Shotcrete = sprayed concrete, gunite ; Precast Concrete = precast, precast installation, hollowcore
    ; Post-Tensioning = post tensioned slabs, prestressed concrete, post tension
    ; Trenchless Technology = horizontal directional drilling, pipe jacking, microtunnelling, microtunneling,
      pipe bursting, cipp lining, tunnel boring machine
    ; Cable Avoidance = cat and genny, cat & genny, hsg47, cable avoidance tool, service avoidance
    ; Ground Investigation = borehole logging, cone penetration testing, trial pits, standard penetration test
    ; Soil Classification Tests = atterberg limits, triaxial testing, proctor test, nuclear density gauge
    ; Erosion and Sediment Control = erosion control, swppp, stormwater pollution prevention plan, cpesc
    ; Trench Safety = trench support, trenching and excavation, excavation safety, excavation support
    ; Dredging = breakwaters, quay walls, jetty construction ; MicroDrainage = infodrainage, windes
    ; Sustainable Drainage = suds, suds design, sustainable drainage systems ; 12d Model = 12d software
    ; PLAXIS = plaxis 2d, plaxis 3d ; GeoStudio = slope stability analysis ; AutoTURN = swept path analysis
    ; Traffic Modelling = vissim, ptv vissim, sidra intersection, aimsun, synchro traffic, traffic modeling
    ; Section 278 Agreements = section 278, s278, section 38 agreements ; SWMM = pcswmm, xpswmm, infoworks icm, infoworks
    ; DMRB = design manual for roads and bridges ; AASHTO = aashto standards, austroads
    ; MoRTH Specifications = irc codes, nhai projects ; Flood Risk Assessment = flood modelling, tuflow, flood modeling
  Structural Engineering > Eurocodes = eurocode 2, eurocode 3, bs 8110 ; AISC = aisc 360, aci 318, asce 7
    ; Steel Erection = steel erector, ironworker, ironworking
  Carpentry > Dry Lining = dryliner, drylining, plasterboard, stud partitions, suspended ceilings, ceiling fixer
    ; Roof Tiling = slate roofing, roof slating, flat roofing, single ply roofing, torch on felt, standing seam
    ; CNC Routing = cnc router, panel saw, beam saw, edge banding, edgebander
  Building Services > Cladding Installation = cladder, rainscreen cladding, facade installation, cladding installer
    ; CISRS Card = cisrs, scaffold inspection, scaffold tagging, tg20
    ; Tridium Niagara = niagara n4, niagara 4, tridium ; Metasys = johnson controls metasys ; Desigo = siemens desigo
    ; BACnet = bacnet ip, lonworks ; Trend BMS = trend controls ; Legionella Control = legionella, acop l8, hsg274
    ; Fire Alarm Installation = bs 5839, fire alarm testing, fire alarm commissioning, nicet fire alarm
    ; Sprinkler Fitting = sprinkler fitter, nfpa 13, bs en 12845, lpc sprinkler, sprinkler systems
    ; Fire Doors = fire door inspection, fire door installation ; Emergency Lighting = bs 5266
    ; Access Control Installation = cctv installation, security systems installation, intruder alarms, burglar alarms,
      intruder alarm installation
  Electrical Maintenance > BS 7671 = iet wiring regulations, wiring regulations, 18th edition wiring regulations,
    as/nzs 3000, as 3000, wiring rules
    ; EICR = eicrs, electrical installation condition reports, fixed wire testing, periodic inspection and testing
    ; C&G 2391 = city and guilds 2391, city & guilds 2391, 2391 testing and inspection, 2391 qualification
    ; AM2 Assessment = am2, am2 qualified ; ECS Card = ecs gold card, jib card, jib gold card, jib graded, jib approved
    ; NICEIC = niceic approved, napit, niceic qualified supervisor ; PAT Testing = portable appliance testing, pat tester
    ; Electrical Licence = electrical contractor licence, a grade electrician, a grade electrical licence, wireman licence,
      unrestricted electrical licence, electrical supervisor licence, master electrician, master electrician license,
      registered master electrician, electrical license, wireman license, 309a electrician
    ; Cable Containment = trunking installation, cable basket, containment installation, steel conduit
    ; Cable Jointing = cable jointer, cable splicing, cable terminations, swa glanding, cable glanding
    ; Insulation Resistance Testing = megger, megger testing, hipot testing, earth resistance testing
    ; Motor Starters = star delta starters, dol starters, soft starters, contactors and relays
    ; EV Charger Installation = ev charging, ev chargers, ev charge points, ev charging stations
    ; UPS Systems = uninterruptible power supply, uninterruptible power supplies, ups maintenance
    ; Electrical Fault Finding = fault finding, fault diagnosis, faultfinding
  Electrical Engineering > Arc Flash = nfpa 70e, arc flash studies ; EPLAN = eplan electric p8, eplan p8
    ; ATEX = compex, iecex, hazardous area classification, hazardous areas electrical, compex certified
  Power Systems > Protection Relays = relay testing, protection testing, omicron cmc, relay settings
    ; Overhead Lines = powerline worker, power line technician, lineworker, linesman, overhead line work, live line work
    ; PowerFactory = digsilent, digsilent powerfactory ; PSS/E = psse ; PSCAD ; SKM PowerTools = skm power tools
    ; IEC 61850 ; HV Switching = high voltage switching, hv authorised person, lv authorised person, hv sap
    ; Gas Turbines = steam turbines, gas turbine maintenance ; Nuclear Power = nuclear industry, nuclear decommissioning
    ; Battery Energy Storage = bess, battery storage systems ; Smart Metering = smart meters, smart meter installation
  Renewable Energy > GWO = gwo training, gwo basic safety training, gwo certificates ; NABCEP ; MCS Accreditation = mcs certified
    ; Anaerobic Digestion = biogas, biogas plant ; Solar Inverters = string inverters
  Plumbing > OFTEC = oftec registered, oil boiler servicing ; ACS Gas Qualifications = ccn1, cenwat, cocn1, acs gas
    ; Unvented Hot Water = unvented cylinders, unvented hot water systems, unvented g3
    ; Water Regulations = wras, wras approved, water byelaws ; Central Heating = heating engineer, central heating systems
    ; Underfloor Heating = radiant heating ; Power Flushing = powerflushing, system flushing
    ; Press Fittings = propress, pressfit, victaulic, crimped pipework ; Electrofusion Welding = electrofusion, butt fusion
    ; Plumbing License = licensed plumber, journeyman plumber, master plumber, plumbing licence, gasfitting licence,
      gas fitter licence, g2 gas technician, rgii, rgi registered
    ; Medical Gas Systems = medical gases, medical gas pipeline ; Water Mains = mains laying, national water hygiene card
  HVAC > ASHRAE = ashrae standards ; VRF Systems = vrv systems, vrf units, vrv ; Cooling Towers = chilled water systems
    ; Testing and Balancing = test and balance, air balancing, testing adjusting and balancing, nebb certified
    ; Fan Coil Units = rooftop units, air handling units, chilled beams ; NATE Certification = nate certified
    ; Carrier HAP = hourly analysis program, trane trace, iesve, ies ve ; Gas Furnaces = furnace repair
    ; Industrial Refrigeration = ammonia refrigeration, commercial refrigeration, walk in coolers
    ; Refrigerant Licence = arctick, arc refrigerant licence, ozone depletion license, 313a refrigeration
    ; Ventilation Systems = mvhr, local exhaust ventilation, lev testing, smoke ventilation
  Welding > Coded Welding = coded welder, asme ix, asme section ix, iso 9606, aws d1.1, 6g welder, 6g welding, csa w47.1
    ; CWB Certification = cwb ticket, cwb certified, cwb tickets ; Flux-Cored Welding = fcaw, flux core welding, flux core
    ; Submerged Arc Welding = submerged arc, saw welding ; Orbital Welding ; Spot Welding = resistance welding
    ; Robotic Welding = robot welding, welding robots ; Plastic Welding = hdpe welding, extrusion welding
    ; Welding Procedures = wps/pqr, welding procedure specification, welding procedure specifications, wpqr
    ; Boilermaking = boilermaker ; Fabricator Welding = fabricator welder, welder fabricator, fabricator plater
    ; Laser Cutting = cnc laser cutting, trumpf, bystronic ; Waterjet Cutting = water jet cutting, waterjet
    ; CNC Punching = turret punch, turret press, punch press ; Nesting Software = sigmanest, lantek, radan nesting
    ; Tube Bending = pipe bending, mandrel bending, plate rolling ; Deburring = linishing, metal polishing, metal finishing
    ; Abrasive Blasting = shot blasting, sandblasting, sand blasting, grit blasting
    ; Coating Inspection = nace cip, nace coating inspector, frosio, protective coatings, bgas painting
    ; Piping Isometrics = isometric drawings, pipe spools, pipe fabrication
  Materials Science > Dye Penetrant Testing = dye penetrant inspection, liquid penetrant testing, penetrant testing,
    magnetic particle inspection, magnetic particle testing
    ; Radiographic Testing = industrial radiography, radiographic interpretation ; Phased Array = paut, tofd
    ; ASNT Level II = pcn level 2, asnt level 2, pcn level ii, snt-tc-1a, asnt ; Eddy Current Testing = eddy current
    ; Tensile Testing = universal testing machine, charpy impact, hardness testing
  CNC Machining > Swiss Lathes = sliding head lathe, sliding head, swiss type lathe, swiss turning, swiss machining
    ; 5-Axis Machining = 5 axis, five axis machining, multi axis machining, 4 axis machining ; Mazatrol = mazak
    ; Haas Controls = haas machines, haas mill ; Okuma = okuma osp ; DMG Mori ; Hurco = hurco winmax
    ; Manual Machining = manual lathe, manual milling, manual turning, centre lathe, bridgeport mill, manual machinist
    ; CNC Setting = cnc setter, tool setting, setter operator, tool setter, tool offsets, cnc setup
    ; Gear Cutting = gear hobbing, gear grinding ; Boring Mills = horizontal borer, vertical borer, horizontal boring
    ; Toolmaking = toolmaker, tool and die, tool & die, tool and die maker, toolroom, tool room, mould maker, mold maker
    ; Centerless Grinding = centreless grinding, lapping machine ; GibbsCAM ; Edgecam ; hyperMILL ; Vericut
    ; PowerMill = delcam, featurecam ; SolidCAM = hsmworks, camworks
  Injection Molding > Mould Setting = mould setter, mold setter, mould changes, mold changes ; Arburg = engel machines
    ; Thermoforming = vacuum forming ; Compression Moulding = compression molding, rotational moulding, overmolding
  Manufacturing > Composite Layup = composite laminating, prepreg, resin infusion, carbon fibre layup, grp laminating
    ; Foundry = sand casting, investment casting, foundry work ; Steelmaking = electric arc furnace, rolling mill, blast furnace
    ; Concrete Batching = batching plant, ready mix concrete, cement plant ; Pulp and Paper = paper mill, paper machine
    ; Flow Wrapping = flow wrapper, multihead weigher, tray sealer, vffs, bottling line, filling machines
  Metrology > PC-DMIS = pcdmis ; Zeiss Calypso = calypso cmm ; PolyWorks = polyworks inspector
    ; Laser Tracker = faro arm, romer arm, faro laser tracker ; Surface Roughness = profilometer
    ; Dial Gauges = dial indicators, gauge blocks, slip gauges, plug gauges, go no go gauges, thread gauges
    ; ISO 17025 = iso/iec 17025, nabl, ukas accreditation, nabl accreditation, a2la ; Optical Comparators = shadowgraph
  Mechanical Engineering > Pressure Vessels = asme section viii, pressure vessel design, pv elite, pressure equipment directive
    ; ASME B31.3 = asme b31, process piping, asme b31.1 ; CAESAR II = pipe stress analysis, autopipe
    ; AVEVA E3D = pdms, aveva pdms, smartplant 3d, sp3d, cadworx, autocad plant 3d
  Industrial Maintenance > Planned Preventative Maintenance = planned maintenance, planned preventive maintenance,
    ppm schedules, ppm maintenance, ppm tasks, reactive maintenance
    ; Reliability-Centered Maintenance = reliability centred maintenance, cmrp, maintenance and reliability
    ; Condition Monitoring = condition based maintenance, oil analysis ; Thermography = thermal imaging, thermographic surveys
    ; Shaft Alignment = laser alignment, laser shaft alignment ; Machine Lubrication = lubrication schedules
    ; Rotating Equipment = rotating machinery, turbomachinery, mechanical seals, centrifugal pumps
    ; Mechanical Fitting = mechanical fitter, maintenance fitter, fitter and turner, fitter turner, bench fitting, bench fitter
    ; Multi-Skilled Maintenance = multi skilled engineer, multiskilled maintenance engineer, electrically biased,
      mechanically biased, multi skilled maintenance engineer
    ; eMaint = fiix, limble, maintainx ; Infor EAM = agility cmms
    ; Plant Shutdowns = plant turnaround, shutdown maintenance, turnaround maintenance, shutdown planning
    ; Steam Systems = steam traps, steam boilers, high pressure boilers, ibr boiler
    ; Power Engineer Certificate = 4th class power engineer, 3rd class power engineer, stationary engineer, boiler license,
      power engineering certificate, black seal license, low pressure boiler license
  PLC > Studio 5000 = controllogix, compactlogix, logix 5000 ; Siemens S7 = step 7, s7 1200, s7 1500, s7 300
    ; CODESYS = iec 61131-3, iec 61131 ; Structured Text = structured text programming, function block diagram
    ; Mitsubishi PLC = melsec, gx works ; Omron PLC = sysmac studio, cx programmer ; Schneider PLC = unity pro, modicon
    ; TwinCAT = beckhoff ; Safety PLC = guardlogix, pilz, safety relays ; Machinery Safety = iso 13849, machine guarding
  SCADA > Ignition SCADA = inductive automation ; FactoryTalk = factorytalk view, factory talk ; Citect = citect scada
    ; AVEVA InTouch = intouch hmi, aveva system platform, archestra ; Cimplicity = ge ifix, proficy
    ; OSIsoft PI = pi historian, aveva pi, osi pi, data historian ; OPC UA = opc server, kepware
    ; DeltaV = emerson deltav ; Honeywell Experion = experion pks, experion ; Yokogawa Centum = centum vp ; ABB 800xA = 800xa
  Industrial Automation > Modbus = modbus tcp, modbus rtu ; Profibus ; Profinet ; EtherNet/IP = devicenet ; EtherCAT
    ; HART Communicator = foundation fieldbus, hart protocol ; Servo Drives = servo motors, powerflex, sinamics
    ; Machine Vision = cognex, vision inspection systems ; Loop Checking = loop checks, loop tuning, loop calibration
    ; Field Instrumentation = control valves, pressure transmitters, flow transmitters, level transmitters
    ; Safety Instrumented Systems = iec 61511, iec 61508, safety integrity level, sil assessment, triconex
  Robotics > ABB Robots = robotstudio ; Cobots = collaborative robots, universal robots ; Motoman = yaskawa motoman
  Automotive Repair > ASE Certification = ase certified, ase master technician, ase certifications
    ; MOT Testing = mot tester, mot licence, mot tests, class 4 mot, class 7 mot ; IMI Accreditation = imi level 3, imi level 4
    ; Hybrid and EV Repair = hybrid vehicles, electric vehicle repair, hybrid and electric vehicles
    ; Tyre Fitting = tyre fitter, tire technician, tire repair, tire rotation, tire mounting, tire installation, tyre changing
    ; Wheel Alignment = wheel alignments, wheel balancing, four wheel alignment
    ; Diagnostic Scan Tools = scan tools, obd ii, obd diagnostics, diagnostic scanner, xentry, vehicle diagnostics
    ; Auto Body Repair = panel beating, panel beater, collision repair, paintless dent repair, vehicle body repair, i-car
    ; Vehicle Refinishing = automotive refinishing, vehicle painter, automotive painting, auto painter
    ; Collision Estimating = audatex, ccc one, mitchell estimating, vehicle damage assessor
    ; Vehicle Valeting = car valeting, auto detailing, car detailing, vehicle detailing, valeter
    ; Transmission Repair = transmission rebuild, clutch replacement, gearbox overhaul
    ; Oil Changes = lube technician, lube tech, oil change ; Suspension and Steering = steering and suspension
    ; Auto Electrical = auto electrician, vehicle electrical systems, automotive electrical systems
    ; Dealer Management System = cdk drive, cdk global, reynolds and reynolds, kerridge, keyloop, dealertrack
    ; Auto Parts = parts advisor, parts interpreter, automotive parts, parts counter ; Service Advising = service advisor,
    service writer, repair orders
    ; Auto Glass = windscreen replacement, windshield replacement, windscreen fitting
    ; HGV Maintenance = hgv technician, hgv mechanic, irtec, heavy duty mechanic, truck mechanic, 310t, heavy vehicle mechanic,
    truck and coach technician, heavy vehicle technician
    ; Plant Fitting = plant fitter, plant mechanic, heavy equipment mechanic, heavy equipment technician, heavy diesel fitter
    ; Diesel Engine Diagnostics = cummins insite, cat et, diesel engines, aftertreatment systems
    ; Air Brakes = air brake systems, air brake endorsement ; Forklift Repair = forklift engineer, forklift technician
  Aviation > EASA Part 66 = part 66 licence, licensed aircraft engineer, easa b1, easa b2, b1 licence, b2 licence, part 66
    ; EASA Part 145 = part 145 ; Continuing Airworthiness = camo, airworthiness, airworthiness review
    ; A&P License = airframe and powerplant, a&p mechanic, a&p certificate, airframe & powerplant, ame licence, ame license
    ; Aircraft Structures = aircraft sheet metal, structural repair manual, aircraft fitter
    ; Type Rating = type rated, a320 type rating, b737 type rating ; ATPL = airline transport pilot, atp certificate
    ; Instrument Rating = instrument rated, multi engine rating, cfii
    ; Flight Dispatch = flight dispatcher, aircraft dispatcher, weight and balance
    ; Ramp Handling = ramp agent, baggage handling, aircraft marshalling, ramp operations, airside operations
    ; Airside Driving Permit = airside pass, airside driving ; Aviation Security = avsec, gsat, hold baggage screening
    ; Aircraft Line Maintenance = aircraft base maintenance, base maintenance, maintenance repair and overhaul
    ; Borescope Inspection = borescope
  Maritime Operations > STCW = stcw 95, stcw basic safety, stcw certificates ; GMDSS = gmdss goc ; ENG1 Medical = eng1
    ; Certificate of Competency = master mariner, chief mate, officer of the watch, chief officer licence, eoow
    ; Seaman's Book = seamans book, discharge book ; ECDIS = passage planning, admiralty charts
    ; SOLAS = marpol, ism code, isps code, isps ; Dynamic Positioning = dp operator, dp2 vessels
    ; Marine Engineering = marine engineer, engine room watchkeeping, marine diesel engines
    ; TWIC Card = twic, merchant mariner credential, uscg license ; RYA Powerboat = yachtmaster, rya yachtmaster
    ; Shipbuilding = ship building, shipyard, shipwright, dry docking, ship repair, boat building
    ; Naval Architecture = naval architect ; Stevedoring = stevedore, port operations, quay crane, container terminal
    ; Ship Chartering = charter parties, laytime, demurrage, shipbroking ; Commercial Diving = hse diver, saturation diving
    ; ROV Operations = rov pilot, remotely operated vehicles ; Mooring Operations = anchor handling, mooring
  Rail Operations > Personal Track Safety = pts card, pts certified, pts ac ; Sentinel Card = sentinel sponsorship
    ; Controller of Site Safety = coss ticket, coss rail, engineering supervisor rail ; IRSE Licence = irse
    ; Permanent Way = p-way, track maintenance, track renewals, track laying, railway track
    ; Railway Signalling = rail signalling, signalling systems, ertms, etcs signalling, cbtc, interlocking
    ; Rail Electrification = overhead line equipment, railway electrification, ohle, catenary, third rail, traction power
    ; Rolling Stock = traction and rolling stock, train maintenance, locomotive maintenance
    ; Train Driving = train driver, locomotive engineer, loco pilot, tram driver ; Train Conducting = train conductor,
    revenue protection, train dispatch, train guard
    ; Rail Industry Worker Card = riw card, rail industry worker ; On-Track Plant = road rail vehicles, machine controller rail
    ; Roadway Worker Protection = fra regulations, gcor, norac
  Petroleum Engineering > BOSIET = huet, foet, bosiet huet, offshore survival, opito, opito mist
    ; Well Control = iwcf, wellsharp, iadc wellsharp ; Directional Drilling = measurement while drilling, mwd lwd
    ; Mud Logging = drilling fluids, mud engineer, drilling mud ; Wireline Operations = slickline, wireline logging
    ; Coiled Tubing = well stimulation ; Hydraulic Fracturing = fracking, frac crew ; Well Intervention = workover, well servicing
    ; Subsea Engineering = subsea systems, subsea ; Rig Crew Work = roughneck, roustabout, derrickman, floorhand, derrickhand
    ; FPSO ; LNG = liquefied natural gas ; Pipeline Integrity = pigging, pipeline inspection, pipeline operations
    ; Cathodic Protection = nace cp ; API 570 = api 510, api 653, api inspector ; Petrel Software = schlumberger petrel
    ; Tank Farm Operations = tank farm, terminal operator, bulk liquid terminal
  Mining Engineering > Mine Planning Software = surpac, deswik, maptek vulcan, micromine, datamine, leapfrog geo, ventsim
    ; MSHA = msha part 46, msha part 48 ; Haul Truck Operation = haul truck, haul trucks, dump truck operator, adt operator,
    articulated dump truck, dumper operator
    ; Underground Mining = underground mine, longwall, underground miner, jumbo operator, bogger operator, bogger
    ; Drill and Blast = shotfirer, shot firer, shotfiring, explosives handling, blasting licence
    ; Drill Rig Operation = drill rig operator, drillers offsider, rc drilling, exploration drilling
    ; Crushing and Screening = jaw crusher, crusher operator, quarry operations, quarrying
    ; Mineral Processing = ore processing, froth flotation, hydrometallurgy, sag mill, tailings, gold processing
    ; Resource Estimation = jorc, ni 43-101, geostatistics ; Core Logging = drill core, geological logging
    ; Coal Board Medical = order 41 medical, coal mine induction, standard 11 induction ; Open Pit Mining = open cut mining,
    opencast mining, surface mining
    ; DGMS Certificate = dgms, mining sirdar, mine overman, mine manager certificate
  Driving > Driver CPC = cpc card, driver qualification card, dcpc, cpc licence
    ; Category C Licence = cat c licence, class 2 licence, cat c driver ; Category C+E Licence = class 1 licence, cat c+e,
    cat c+e licence, lgv c+e, artic driver, articulated vehicles
    ; C1 Licence = cat c1, category c1 ; Bus Driving = bus driver, pcv licence, pcv, psv licence, coach driver, school bus driver,
    passenger endorsement, cat d licence
    ; Heavy Rigid Licence = hr licence, hc licence, mc licence, mr licence, heavy combination licence, multi combination licence
    ; AZ Licence = az license, dz licence, dz license, class 1 driver license, class 1 driver's licence
    ; LMV Licence = lmv license, hmv licence, hmv license, heavy motor vehicle licence, light motor vehicle licence
    ; HIAB Operation = hiab, lorry loader, hiab licence, lorry mounted crane ; Moffett = moffett licence, truck mounted forklift
    ; Multi-Drop Delivery = multi drop, multidrop ; Trailer Towing = b+e licence, trailer licence, towing trailers
    ; Taxi Licence = private hire licence, pco licence, private hire driver, taxi driver ; Tail Lift = tail lifts, liftgate
    ; Blue Light Driving = emergency response driving, evoc ; Load Securement = load securing, load restraint, tarping, flatbed
    ; Tanker Driving = fuel tanker, petroleum driver passport, tanker driver ; Heavy Haulage = low loader, oversize loads,
    abnormal loads, lowboy
    ; Refrigerated Transport = reefer, refrigerated trailers ; Manual Transmission Driving = stick shift, manual transmission
    ; DOT Medical Card = dot physical, medical examiner's certificate ; FMCSA = fmcsa regulations, dvir
  Fleet Management > Transport Manager CPC = operator licence compliance, o-licence, operators licence, transport manager's cpc
    ; Tachograph Analysis = tachograph infringements ; FORS = fors gold, fors silver ; Chain of Responsibility = nhvas,
    heavy vehicle national law, fatigue management
    ; Telematics = geotab, samsara, vehicle telematics, omnitracs, verizon connect
  Forklift Operation > RTITB = itssar, rtitb licence, aitt forklift ; VNA Truck = vna, very narrow aisle, bendi, pivot steer, combilift
    ; LLOP = low level order picker, llop licence, powered pallet truck, ride on pallet truck, ppt licence, electric pallet jack
    ; Forklift Certification = forklift certified, powered industrial truck, powered industrial trucks, lf licence, stand up forklift
  Warehouse Management > Manhattan WMS = manhattan associates, manhattan scale ; Blue Yonder = jda wms, redprairie, red prairie
    ; Voice Picking = vocollect, pick to light, voice directed picking ; Container Unloading = devanning, destuffing, handballing
    ; Pallet Wrapping = shrink wrapping, stretch wrapping, palletizing, palletising ; Bonded Warehouse = bonded store
    ; Parcel Sorting = mail sorting, sortation systems ; Loading Bay = loading dock, dock operations
    ; Automated Storage and Retrieval = autostore, asrs, automated guided vehicles
  Supply Chain Management > CIPS = mcips, cips level 4, cips qualified ; APICS = cpim, cscp, apics cpim
    ; Kinaxis = rapidresponse, o9 solutions ; SAP IBP = sap apo ; Vendor Managed Inventory = consignment stock
  Procurement > Procure to Pay = purchase to pay, source to pay ; Expediting = expediter, material expediting, expeditor
    ; Public Procurement = philgeps, government e marketplace, public contracts regulations, gem portal, ra 9184
    ; Framework Agreements = framework contracts, call off contracts ; Reverse Auctions = e auctions, eauctions
    ; Ethical Sourcing = sedex, smeta, responsible sourcing, ecovadis
  Customs Clearance > Customs Declarations = customs entries, bill of entry, icegate, shipping bill, import declarations
    ; Authorised Economic Operator = c-tpat, ctpat, aeo certification
  Freight Forwarding > CargoWise = cargowise one ; Intermodal = intermodal transport, drayage ; Air Waybill = air waybills, nvocc
    ; IATA Dangerous Goods = iata dgr, imdg code, imdg, dangerous goods regulations
  Quality Management > Lead Auditor = iso lead auditor, irca, iso 9001 lead auditor ; ASQ Certification = asq certified,
    certified quality engineer, certified quality auditor
    ; Nadcap ; AS9102 = as9102 fair ; VDA 6.3 ; Layered Process Audits = layered process audit, process audits
    ; MasterControl = trackwise, etq reliance, q-pulse
  Quality Control > Inspection and Test Plans = inspection and test plan, inspection test plans, itps ; AQL Sampling = aql,
    acceptance sampling, sampling plans
  Lean > PDCA = plan do check act ; A3 Problem Solving = a3 thinking ; Hoshin Kanri = policy deployment
    ; Andon = visual management, visual factory ; Takt Time = heijunka, yamazumi ; SQDC Boards = sqdc, sqdcp, tier meetings
  GMP > Deviation Investigations = deviation management, deviations and capas, oos investigations, out of specification
    ; Computer System Validation = gamp 5, gamp, computerised system validation ; Cleaning Validation
    ; Aseptic Manufacturing = aseptic processing, aseptic filling, fill finish, sterile manufacturing, eu gmp annex 1
    ; Lyophilization = lyophilisation, freeze drying ; Tablet Compression = tablet coating, solid dosage, oral solid dosage
    ; Blister Packaging = blister packing, cartoning, serialization, serialisation ; Clean-in-Place = cip systems, cip sip
    ; Bioprocessing = upstream processing, downstream processing, bioreactor, tangential flow filtration
    ; Batch Manufacturing Records = bmr, batch manufacturing record, electronic batch records, pas-x
    ; Good Distribution Practice = gdp compliance, responsible person gdp ; Qualified Person = qp release, annual product review
    ; Purified Water Systems = water for injection ; ALCOA = alcoa+, alcoa principles
  Chemical Engineering > LOPA = layers of protection analysis, bow tie analysis ; COMAH = seveso, dsear
    ; Chemical Reactors = batch reactors, polymerization, polymerisation ; HTRI = aspen edr, heat exchanger design
    ; Formulation Chemistry = paint formulation, coatings formulation, cosmetic formulation
    ; Spray Drying = filter press, centrifuges, spray dryer
  Analytical Chemistry > Wet Chemistry = wet chemical analysis, titrations ; FTIR = ir spectroscopy
    ; ICP-MS = icp-oes, atomic absorption, inductively coupled plasma ; LC-MS = lcms, lc-ms/ms, gc-ms, gcms, uplc
    ; Karl Fischer = karl fischer titration ; UV-Vis = spectrophotometer, spectrophotometry ; X-Ray Diffraction = xrd, xrf
    ; Dissolution Testing = disintegration testing ; Empower CDS = waters empower, chromeleon, openlab cds
    ; NMR = nmr spectroscopy ; Thermal Analysis Techniques = differential scanning calorimetry, thermogravimetric analysis
  Laboratory Techniques > LabWare = labware lims, starlims, labvantage ; Pipetting = micropipette, liquid handling
    ; Electronic Lab Notebook = electronic laboratory notebook, benchling ; Sample Preparation = sample prep
    ; Aseptic Technique = aseptic techniques ; Electron Microscopy = scanning electron microscope
  Microbiology > Endotoxin Testing = bioburden, bacterial endotoxin, sterility testing, gram staining
  Agriculture > PA1 and PA6 = pa1 pa6, pa1, pa6, spraying certificate, chemcert, knapsack sprayer, knapsack spraying
    ; Chainsaw Operation = chainsaw, chainsaw licence, chainsaws, cs30, cs31, tree felling ; NPTC = lantra, nptc chainsaw
    ; BASIS Certificate = facts qualified, basis qualified, basis and facts ; Tractor Driving = tractor driver, tractor operation
    ; Combine Harvester = combine operator, forage harvester ; Milking = milking parlour, herdsperson, calf rearing, calving
    ; Sheep Farming = lambing, sheep shearing, stockperson ; Poultry Farming = broiler, poultry production, hatchery
    ; Pig Farming = swine production, piggery ; Aquaculture = fish farming, fish farm ; Hydroponics = vertical farming
    ; Plant Propagation = propagation of plants, nursery stock ; Turf Management = greenkeeper, greenkeeping, turf care
    ; Ride-On Mower = ride on mowers, strimmer, strimming, hedge cutting, hedge trimming, brushcutter, string trimmer
    ; Forestry = silviculture, forest management, forwarder operator, timber harvesting, tree planting
    ; Viticulture = vineyard, vine pruning ; Fruit Picking = crop harvesting, fruit harvesting
    ; Organic Farming = organic certification, red tractor assurance, globalgap ; Precision Agriculture = precision farming
    ; Farm Machinery = agricultural machinery, farm equipment ; Crop Protection = plant protection, agrochemicals
    ; Fertigation = fertilizer application, nutrient management ; Equine Care = horse care, stable management
    ; Fence Installation = fencing contractor, farm fencing
  Facilities Management > BICSc = bicsc trained, british institute of cleaning science ; Window Cleaning = window cleaner
    ; Pressure Washing = jet washing, power washing ; Floor Scrubber = scrubber dryer, auto scrubber, rotary scrubber
    ; Carpet Cleaning = upholstery cleaning, carpet extraction ; IICRC = water damage restoration, mold remediation
    ; End of Tenancy Cleaning = builders clean, post construction cleaning ; Hard Services = hard fm, soft fm
    ; CAFM = planon, archibus, cafm system ; SFG20 ; IWFM = bifm ; Handyperson = handyman, minor repairs, property repairs
    ; Caretaking = caretaker, premises management, building superintendent ; Fumigation = termite treatment, rodent control, bpca
    ; Locksmithing = locksmith ; Mailroom = mail room, post room ; Portering = hospital porter, porterage
  Security Guarding > SIA Licence = sia badge, sia license, sia licensed, sia security licence, frontline sia licence
    ; Door Supervision = door supervisor, door staff ; CCTV Licence = sia cctv, public space surveillance, cctv operator
    ; Close Protection = executive protection, bodyguard ; PSA Licence = psa licensed, psa guarding licence, psara
    ; Security Licence = class 1 security licence, security guard licence, sosia license, crowd controller licence
    ; Armed Security = armed guard, armed security officer, firearms license, firearm license, firearms licence
    ; Mobile Patrols = key holding, keyholding, alarm response, mobile patrol ; Dog Handling = dog handler, canine handler
    ; Gatehouse Security = vehicle searches, bag searches, visitor screening ; Physical Intervention = use of force, restraint techniques
    ; De-escalation Techniques = de-escalation ; ACT Awareness = counter terrorism awareness ; Event Stewarding = event security,
    spectator safety, event steward
    ; Store Detective = retail security, plain clothes security ; Genetec = lenel, lenel onguard, milestone xprotect
    ; Cash in Transit = cvit, armored truck ; Custody Operations = correctional officer, detention officer, prisoner escort,
    custody officer, prison officer
    ; Security Control Room = gsoc, alarm monitoring, control room operator
  Firefighting > Fire Risk Assessment = fire risk assessments, pas 79, pas 9980 ; Fire Warden = fire marshal, fire marshall
    ; NFPA Standards = nfpa, nfpa 72, nfpa 101, life safety code ; Firefighter I = firefighter 1, firefighter ii, ifsac, nfpa 1001
    ; Wildland Firefighting = wildland fire, bushfire ; Technical Rescue = rope rescue, confined space rescue, swift water rescue,
    vehicle extrication
    ; Fire Extinguisher Servicing = bafe, bs 5306, extinguisher maintenance ; Fire Suppression = fm200, kitchen suppression, ansul
    ; Incident Command System = incident command, nims, ics 100 ; Fire Engineering = fire strategy, smoke control
  Food Technology > PCQI = fsma, preventive controls qualified individual ; TACCP = vaccp, food defence, food defense
    ; FSSC 22000 = gfsi ; Metal Detection = metal detectors, checkweigher ; Meat Processing = boning room, abattoir, slaughterhouse,
    meat inspection, deboning
    ; Fish Processing = fish filleting, seafood processing ; Dairy Processing = pasteurization, pasteurisation, cheese making
    ; Brewing = brewhouse, craft brewing, distilling ; Retort Processing = canning, aseptic packaging, tetra pak
    ; Sensory Evaluation = sensory analysis, organoleptic ; Shelf Life Testing = shelf life studies
    ; Food Labelling = nutritional labelling, nutrition labeling ; Halal Certification = kosher certification, halal compliance
    ; Food Plant Sanitation = hygiene operative, factory hygiene, ssop, usda fsis ; High-Care Production = high care area
    ; Plant Bakery = dough mixing, dough sheeting
  Textile Engineering > Industrial Sewing = sewing machinist, sewing machine operator, industrial sewing machines, overlocker
    ; Garment Alterations = tailoring, dressmaking, seamstress, alterations tailor ; Fabric Cutting = lay planning, marker making
    ; Upholstery = upholsterer ; Machine Knitting = circular knitting, flat knitting, shima seiki ; Embroidery = wilcom
    ; Fabric Testing = martindale, colour fastness, color fastness ; Leather Goods = shoe making, footwear manufacturing
    ; Garment Inspection = garment quality control ; Dry Cleaning = garment pressing, steam pressing ; Oeko-Tex = gots certification
  Printing > Offset Printing = litho printing, lithographic printing, offset press, heidelberg press, sheetfed
    ; Flexographic Printing = flexo printing, flexography, flexo, label printing ; Gravure Printing = rotogravure
    ; Digital Printing = hp indigo, digital press, digital print ; Wide Format Printing = large format printing, wide format, mimaki
    ; Print Finishing = guillotine operator, saddle stitching, perfect binding, bookbinding, bindery, folding machines
    ; Prepress = pre-press, computer to plate, plate making, imposition software ; Screen Printing = screen printer, sublimation printing
    ; Sign Making = signage installation, vinyl wrapping, vehicle wrapping, sign maker, vehicle graphics
    ; Print Estimating = tharstern, efi pace ; Corrugated Packaging = corrugator, folder gluer, carton making
  Environmental Science > WAMITAB = cotc waste ; Waste Transfer Notes = consignment notes, waste carrier licence
    ; Hazardous Waste = hazardous waste management, rcra, clinical waste ; Recycling Operations = materials recovery facility,
    waste sorting, baler operation, scrap metal
    ; Refuse Collection = waste collection, refuse collector, garbage collection, street cleansing, litter picking, trash collection
    ; Landfill = landfill operations, leachate ; Energy from Waste = waste to energy, incineration ; Composting
    ; Contaminated Land = land contamination, site remediation, soil remediation, environmental remediation
    ; Phase I ESA = environmental site assessment, environmental site assessments, phase i environmental site assessment, phase i esas
    ; Groundwater Monitoring = groundwater sampling ; Ecological Surveys = protected species surveys, habitat survey, cieem,
    ecological clerk of works
    ; Biodiversity Net Gain = bng ; Wetland Delineation = wetland delineations ; Stack Emissions Testing = stack testing, mcerts
    ; Air Dispersion Modelling = aermod, air dispersion modeling ; Noise Surveys = acoustic surveys, noise monitoring, noise modelling
    ; NEPA = ceqa, nepa documentation ; Pollution Control Officer = pco accreditation, denr
    ; Water Operator License = wastewater operator license, wastewater operator, water treatment operator, water distribution license
    ; Sewage Treatment = stp operation, sewage treatment plant, etp operation, stp etp, activated sludge
    ; Reverse Osmosis = ro plant, ultrafiltration, ion exchange, dm plant ; Leakage Detection = leak detection
    ; Drainage CCTV Survey = cctv drainage, wincan, nassco, pacp ; Water Jetting = high pressure water jetting, jetvac, hydro jetting
    ; Water Sampling = water quality testing ; Chemical Dosing = chlorination, chlorine dosing
    ; ISO 50001 = energy audits, energy auditing, certified energy manager, esos ; GHG Accounting = carbon footprint, ghg protocol,
    carbon accounting, scope 3 emissions
    ; Life Cycle Assessment = lifecycle assessment, simapro ; IEMA = iema membership, piema
  Health and Safety > IOSH Membership = cmiosh, gradiosh, certiosh, techiosh ; Certified Safety Professional = bcsp, chst, crsp
    ; White Card = construction white card, construction induction card ; Safe Pass = safepass, safe pass card
    ; High Risk Work Licence = hrw licence, hrwl, high risk work license, high risk licence
    ; WHS Legislation = work health and safety, whs compliance, whs act, whs ; WHMIS = whmis 2015 ; CSTS = csts 2020, ground disturbance
    ; RIDDOR = riddor reporting ; LOLER = puwer, loler inspections ; H2S Alive = h2s certification, h2s training, h2s awareness
    ; Face Fit Testing = face fit, respirator fit testing, fit testing ; DSE Assessments = display screen equipment,
    ergonomic assessments
    ; Industrial Hygiene = occupational hygiene, industrial hygienist, bohs
    ; Behaviour-Based Safety = behavioural safety, behavior based safety, behavioral safety, safety observations
    ; Near Miss Reporting = near misses, near miss, hazard reporting ; ICAM = icam investigation, taproot
    ; First Aid at Work = emergency first aid at work, efaw, appointed first aider, hltaid011
    ; Emergency Response Plans = emergency response planning, evacuation drills, fire drills, mock drills
    ; SafetyCulture = iauditor ; EHS Software = intelex, cority, enablon, ecoonline, evotix
    ; OSHA 30 = osha 10, osha 30 hour, osha 10 hour, osha 510 ; VCA Certificate = vca certification, scc certificate
    ; DOLE Safety Training = bosh training, cosh training, basic occupational safety and health
    ; Industrial Safety Diploma = diploma in industrial safety, adis safety ; CCNSG = ccnsg safety passport, safety passport
    ; EUSR = eusr card, eusr registration ; PASMA = mobile scaffold towers, mobile access towers ; Lone Working = lone worker
    ; Hot Work Permits = hot works, hot work permit, fire watch ; Rope Access = irata, sprat certified
    ; Gas Detection = authorised gas tester, gas monitors, atmospheric testing ; Breathing Apparatus = scba
    ; Safety Data Sheets = msds, material safety data sheets, ghs labelling ; REACH Regulation = reach compliance, clp regulation
    ; HAZWOPER = hazwoper 40 ; Asbestos Awareness = asbestos removal, asbestos surveying, ukata, bohs p402, ahera
    ; Lead Abatement = lead paint, rrp certified ; TDG Certification = transportation of dangerous goods
  Heavy Equipment Operation > CPCS Card = cpcs, cpcs ticket ; NPORS = npors card
    ; 360 Excavator = 360 operator, 360 driver, mini digger, mini excavator, digger driver, 360 machine operator
    ; Dumper Driving = dumper driver, forward tipping dumper, dumper ticket, site dumper
    ; Lift Planning = appointed person, lifting operations, lift plans, lifting plans, lift supervisor, lifting supervisor
    ; Mobile Crane Operation = mobile crane, crawler crane, mobile crane operator ; Tower Crane Operation = tower crane
    ; NCCCO = nccco certified, cco certified ; Overhead Crane Operation = overhead crane, eot crane, gantry crane, bridge crane
    ; Dogging Licence = dogman, dogger, dogging ticket, rigging licence, signalperson, rigger certification
    ; Aerial Lift = aerial lifts, ewp licence, elevating work platform, wp licence, bucket truck, aerial work platform
    ; GPS Machine Control = machine control, trimble earthworks ; Concrete Pump = concrete pump operator, boom pump
    ; Vacuum Excavation = hydrovac, hydro excavation, vac truck, vac ex ; Piling Rig = piling rig operator
`);
