import { readSkillParts } from '../../skill-notation.ts';

/** What recruiters of building sites, plants and workshops list. */
export const worksParts = readSkillParts(`
  Civil Engineering > Formwork = shuttering, shuttering work
    ; Reinforcement Work = rebar, rebar fixing, steel fixing, steel fixer, bar bending
    ; Earthworks = excavation works, earth work, cut and fill
    ; Piling = pile foundation, pile foundations, sheet piling
    ; Concrete Pouring = concrete placement, concrete placing, concrete finishing, concreting, slump test
    ; Construction Materials Testing = materials testing, concrete testing, asphalt testing
    ; MicroStation = bentley microstation ; OpenRoads = bentley openroads ; Retaining Walls ; Tunnelling = tunneling
    ; Asphalt Paving = asphalt laying, road paving ; Utility Installation = underground utilities
  Construction Management > Snagging = punch lists, punch list, snag lists ; Procore ; PlanGrid ; Buildertrend
    ; Submittals = shop drawing submittals ; Change Orders = variation orders
    ; Method Statements = method statement, rams, risk assessments and method statements
    ; FIDIC = fidic contracts ; NEC Contracts = nec3, nec4, nec contract, compensation events, compensation event
    ; JCT Contracts = jct ; Value Engineering
    ; Building Codes = building regulations, building regs, international building code, planning regulations
    ; Building Permits = planning permission, permit applications
    ; Construction Drawings = reading construction drawings ; LEED Certification = leed ap, leed certified,
    leed accredited, leed green associate, green building, breeam, igbc
    ; Site Inspection = site inspections, site visits and inspections ; Construction Contracts
    ; Construction Claims = claims and variations, delay claims ; Earned Value Management = earned value analysis
    ; Fit-Out Works = fit out works, interior fit out, fit out projects ; Demolition Works = building demolition
    ; Site Engineering = site execution engineer, setting out ; Finishing Works = building finishes
  Health and Safety > Site Safety = construction site safety ; Toolbox Talk ; Permit to Work
    ; Working at Height = working at heights, work at height, fall protection ; Confined Space Entry = confined spaces
    ; CSCS Card = cscs, cscs black card, cscs gold card, cscs green card ; SMSTS ; SSSTS ; Lockout Tagout = lock out tag out, loto
    ; Incident Investigation = accident investigation ; Manual Handling = moving and handling, safe lifting ; COSHH
  Masonry > Block Work = blockwork, brick work, brickwork, block laying ; Stone Masonry = stonework
    ; Wall Plastering = plasterer, rendering and plastering
    ; Tile Installation = tiler, tile setting, ceramic tiling, floor tiling
  Carpentry > Formwork Carpentry = shuttering carpenter ; Framing = wood framing, metal framing, timber framing
    ; Finish Carpentry = trim carpentry, second fix, 2nd fix, second fixing ; First Fix Carpentry = first fix, 1st fix
    ; Roofing = roofer, roof installation, roof repair ; Flooring = floor installation, floor layer, laminate flooring
  Building Services > Waterproofing = damp proofing ; Thermal Insulation = insulation installation, cavity insulation
    ; Fire Stopping = passive fire protection ; Glazing Installation = glazier, curtain walling, curtain wall
    ; Elevator Maintenance = lift maintenance, lift engineer, elevator installation
    ; Painting and Decorating = painter and decorator, house painter, spray painting
    ; Scaffolding = scaffolder, scaffold erection
  Plumbing > Pipe Installation = copper piping, pvc piping ; Drain Cleaning = drain unblocking
    ; Gas Fitting = gas safe, gas engineer ; Boiler Installation = boiler servicing ; Backflow Prevention
    ; Sanitary Installation = sanitary fittings
  Electrical Maintenance > Conduit Bending = conduit installation, cable tray installation
    ; Panel Wiring = control panel wiring, panel building
    ; Electrical Testing = inspection and testing, 18th edition, multimeter ; National Electrical Code = nec code
    ; Motor Rewinding = motor winding ; Transformer Maintenance ; Lighting Installation
  HVAC > HVAC Installation = hvac installations, split ac installation
    ; Refrigerant Handling = refrigerant recovery, epa 608, f gas ; HVAC Repair = hvac service, ac repair
    ; Boiler Operation = boiler operator, boiler attendant ; Heat Load Calculation = heat load calculations
  Heavy Equipment Operation > Rigging and Slinging = slinger signaller, slinging, banksman, rigger
    ; Telehandler = skid steer, skid loader ; MEWP = ipaf, boom lift, scissor lift, cherry picker
    ; Motor Grader = road roller ; Wheel Loader = front end loader
  Surveying > Topographic Mapping = contour mapping ; Drone Surveying = drone survey, photogrammetry
    ; Laser Scanning = point cloud
  Quantity Surveying > Interim Valuations = progress billing, running account bills
    ; Final Accounts = final account settlement ; Cost Planning = construction cost control
  Agriculture > Landscaping = landscaper, gardening ; Lawn Care = lawn mowing, grass cutting
    ; Tree Surgery = tree pruning, arborist, tree surgeon ; Garden Maintenance = grounds maintenance
    ; Hardscaping = paving installation
  CNC Machining > Surface Grinding = cylindrical grinding, grinding machine ; G Codes = m codes, g code m code, g and m code, g and m codes
    ; Precision Machining = machining operations, conventional machining ; Wire EDM = edm, spark erosion
    ; VMC Operation = hmc, vmc programming ; Fanuc Controls = heidenhain, siemens sinumerik
  Metrology > CMM = cmm programming ; Calipers and Micrometers = precision measuring instruments, vernier calipers, vernier, micrometer
    ; Height Gauges = bore gauges
  Manufacturing > Production Supervision ; Press Operation = power press, press tools, stamping press
    ; Powder Coating = surface coating ; Electroplating = metal plating, anodizing, galvanizing
    ; Forging Process = hot forging ; Extrusion = plastic extrusion, aluminium extrusion ; Blow Moulding
    ; Packaging Machines = packing machines, packaging line ; Line Balancing = assembly line balancing
    ; Time and Motion Study = time study, work study ; OEE = overall equipment effectiveness
    ; MES = manufacturing execution system, manufacturing execution systems
    ; Standard Work = standard work instructions ; Cleanroom = clean room, cleanroom operations ; Food Manufacturing
    ; Assembly Operations = product assembly ; Sheet Metal Fabrication = sheet metal work, sheet metal worker, press brake, metal forming
    ; Capacity Planning = production capacity planning ; Kitting = kit preparation
  Quality Control > In Process Quality = inprocess inspection, ipqc ; First Article Inspection
    ; Corrective and Preventive Action = corrective actions ; 8D Methodology = 8d reports, 8d problem solving
    ; Measurement System Analysis = gauge r&r, gage r&r
    ; Supplier Quality = supplier quality assurance, supplier audits
    ; Process Validation = iq oq pq, equipment qualification ; Visual Inspection ; Customer Complaints Analysis
  Industrial Maintenance > SMED = quick changeover ; Vibration Analysis ; Machine Repair = machinery repair
    ; Pumps and Compressors = air compressors, pump maintenance ; Utility Maintenance = plant utilities
    ; Spare Parts Management = spare parts planning ; Conveyor Systems = conveyor maintenance
    ; Root Cause Failure Analysis
  PCB Design > SMT Assembly = surface mount technology, smt line ; PCB Assembly = circuit board assembly, pcba
    ; Hand Soldering = through hole soldering
  Welding > Oxy-Fuel Cutting = plasma cutting, gas cutting ; Welding Inspection = cswip, aws cwi, weld inspection
    ; Welding Fabrication
  Textile Engineering > Apparel Manufacturing ; Textile Dyeing = dyeing process ; Fabric Inspection
    ; Spinning and Weaving = yarn manufacturing, weaving process
  Chemical Engineering > Piping and Instrumentation Diagrams = p&ids ; Distillation Columns = distillation process
    ; Process Safety = hazop, process safety management ; Batch Processing
`);
