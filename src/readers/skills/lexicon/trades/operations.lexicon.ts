import { readSkillEntries } from '../../skill-notation.ts';

export const operationsSkills = readSkillEntries(
  'operations',
  `
  # Operations and improvement
  Operations Management = operations manager, business operations, operational excellence, team operations,
    service delivery, operations executive, operational efficiency, operations coordinator, day to day operations,
    operational management, general management, operations analyst, operations head, branch operations
    ; near Process Improvement
  Process Improvement = continuous improvement, process optimization, business process improvement,
    process optimisation, process reengineering, business process reengineering, process improvements,
    process enhancement, process excellence, business process management, bpm, process automation,
    workflow optimization, process mapping, bpmn, process flow diagrams, process flows, process modeling,
    business process mapping, business process modeling
    ; near Lean, Six Sigma, Business Analysis
  Six Sigma = lean six sigma, six sigma green belt, six sigma black belt, six sigma yellow belt, dmaic,
    green belt certified, 6 sigma, black belt certified
    ; near Lean, Quality Management
  Lean = lean manufacturing, lean management, lean principles, value stream mapping, vsm, lean production, gemba walk,
    poka yoke, lean tools, just in time manufacturing, kaizen, kaizen events, kaizen implementation
    ; near 5S
    ; context Lean
  5S = 5s methodology, 5s implementation, 5s audit, 5s kaizen ; near Lean ; cased 5S
  Root Cause Analysis = rca, 5 why, five whys, fishbone diagram, 8d report, corrective and preventive actions,
    ishikawa
    ; near Problem Solving, Quality Management
    ; cased CAPA
  Standard Operating Procedures = sops, standard operating procedure, sop development, process documentation,
    sop preparation, work instructions
    ; near Process Improvement
    ; cased SOP
  Change Management = organizational change management, change management process, prosci, organizational change,
    change leadership, organisational change
    ; near Project Management
  Facilities Management = facility management, facilities maintenance, building maintenance, soft services,
    facility manager, facility operations, facility maintenance
    ; near Property Management
  Business Continuity = business continuity planning, disaster recovery planning, emergency preparedness,
    emergency management
    ; near Risk Management
  Security Guarding = security guard, physical security, cctv monitoring, security officer, access control systems,
    crowd control, loss prevention, security management, patrolling, cctv
    ; near Health and Safety

  # Supply chain and logistics
  Supply Chain Management = supply chain, supply chain planning, supply chain operations, end to end supply chain,
    scm operations
    ; near Logistics, Procurement, Inventory Management
    ; context SCM
  Demand Planning = demand forecasting, supply planning, s op planning, s & op, sales and operations planning,
    demand planner, material planning, materials planning
    ; near Supply Chain Management, Production Planning
  Logistics = transportation management, logistics management, logistics operations, reverse logistics,
    third party logistics, 3pl, distribution management logistics, last mile delivery, logistics planning,
    transport management
    ; near Warehouse Management, Freight Forwarding
  Warehouse Management = warehousing, warehouse operations, wms, shipping and receiving, order picking, pick and pack,
    warehouse management system, warehouse, order fulfillment, material handling, loading and unloading,
    packing and dispatch, stores management, store keeping, storekeeper
    ; near Inventory Management
  Forklift Operation = forklift, forklift operator, forklift driving, fork lift, pallet jack
    ; near Warehouse Management
  Freight Forwarding = freight, freight management, ocean freight, air freight, freight brokerage, bill of lading,
    cargo handling, shipping documentation, cargo, shipping lines
    ; near Customs Clearance
  Customs Clearance = import export, export documentation, customs, import and export, exim, incoterms, export import,
    custom clearance, customs compliance, customs brokerage, international trade, export management
    ; context Customs
  Fleet Management = vehicle tracking, fleet operations, transport operations, dispatching, dispatcher,
    fleet maintenance, truck dispatch, route planning, route optimization
    ; near Logistics
  Driving = commercial driver, truck driver, cdl, truck driving, delivery driver, heavy vehicle driving, chauffeur,
    class a cdl, driving license
    ; near Fleet Management
    ; context Driving
  Inventory Management = inventory control, inventory, stock management, stock control, stock taking, cycle counting,
    inventory audits, inventory planning, stock maintenance, inventory reconciliation, inventory tracking,
    stock reconciliation, abc analysis, inventory optimization, stock audits
    ; near Logistics
  Procurement = purchasing, purchase orders, purchase order, purchase management, procurement management,
    material procurement, indirect procurement, direct procurement, purchase executive, e procurement,
    purchase manager, rfq, raw material procurement, coupa, jaggaer
    ; near Strategic Sourcing, Vendor Management
  Strategic Sourcing = category sourcing, global sourcing, spend analysis, sourcing strategy, supplier sourcing,
    vendor sourcing
    ; near Vendor Management
  Vendor Management = supplier management, vendor development, supplier relationship management, vendor relations,
    supplier development, vendor relationship management, vendor selection, supplier evaluation, vendor coordination,
    vendor evaluation, supplier relations, third party management
  SAP Ariba = ariba ; near Procurement

  # Quality and safety
  Quality Management = quality management system, qms, total quality management, tqm, quality systems,
    quality manager, quality improvement, quality engineering, quality engineer, quality analysis
    ; near Quality Control, ISO 9001
    ; context QMS
  Quality Control = quality inspection, quality checks, qa qc, product inspection, incoming inspection,
    quality inspector, in process inspection, qc inspector, final inspection, quality checking, quality controller
    ; near Quality Assurance
    ; cased QC
  ISO 9001 = iso 9000, iso 9001 2015, iso audits, iso certification, iso standards, iso 13485, iatf 16949, ts 16949,
    internal auditor iso, iso 14001, iso 22000, as9100
  GMP = good manufacturing practices, good manufacturing practice, cgmp, gmp compliance, glp,
    good laboratory practice, gmp documentation, gxp, 21 cfr part 11, batch records
    ; near Quality Management, Regulatory Affairs
  Health and Safety = osha, ehs, workplace safety, occupational safety, safety management, hse, safety officer,
    safety training, environmental health and safety, nebosh, safety audits, health safety and environment,
    safety procedures, iso 45001, osha regulations, occupational health, safety engineer, safety compliance,
    hazard identification, fire safety, iosh, toolbox talks
    ; near Quality Management

  # Land, water, environment
  Agriculture = farming, agronomy, horticulture, irrigation, crop management, livestock, crop production,
    plant breeding, agricultural science, soil science, dairy farming, greenhouse management, agribusiness,
    agri inputs, pest control
  Environmental Science = environmental management, environmental impact assessment, wastewater treatment,
    water treatment, waste management, environmental engineering, pollution control, effluent treatment,
    environmental compliance, esg reporting, environmental monitoring
    ; near Health and Safety
`,
);
