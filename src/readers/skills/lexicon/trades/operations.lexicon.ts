import { readSkillEntries } from '../../skill-notation.ts';

export const operationsSkills = readSkillEntries(
  'operations',
  `
  # Operations and improvement
  Operations Management = operations manager, business operations, operational excellence, team operations,
    service delivery, operations executive, operational efficiency, operations coordinator, day to day operations,
    operational management, general management, operations analyst, operations head, branch operations
    ; near Process Improvement
  Process Improvement = process optimization, business process improvement, process optimisation,
    process improvements, process enhancement, process excellence, process automation, workflow optimization,
    process flow diagrams, process flows, process modeling, business process mapping, business process modeling
    ; near Lean, Six Sigma, Business Analysis
  Six Sigma = six sigma black belt, six sigma yellow belt, 6 sigma, black belt certified
    ; near Lean, Quality Management
  Lean = lean management, lean principles, lean production, gemba walk, lean tools, just in time manufacturing,
    kaizen implementation
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
  Facilities Management = facility management, facilities maintenance, facility manager, facility operations,
    facility maintenance
    ; near Property Management
  Business Continuity = business continuity planning, disaster recovery planning, emergency preparedness,
    emergency management
    ; near Risk Management
  Security Guarding = security guard, security officer, access control systems, security management, patrolling
    ; near Health and Safety

  # Supply chain and logistics
  Supply Chain Management = supply chain, supply chain planning, supply chain operations, end to end supply chain,
    scm operations
    ; near Logistics, Procurement, Inventory Management
    ; context SCM
  Demand Planning = demand forecasting, supply planning, s op planning, s & op, sales and operations planning,
    demand planner, material planning, materials planning
    ; near Supply Chain Management, Production Planning
  Logistics = logistics management, logistics operations, distribution management logistics, logistics planning
    ; near Warehouse Management, Freight Forwarding
  Warehouse Management = warehousing, warehouse operations, warehouse, stores management, store keeping, storekeeper
    ; near Inventory Management
  Forklift Operation = forklift, forklift operator, forklift driving, fork lift, pallet jack
    ; near Warehouse Management
  Freight Forwarding = freight, freight management, freight brokerage, shipping documentation, shipping lines
    ; near Customs Clearance
  Customs Clearance = customs, exim, custom clearance, customs compliance, customs brokerage, export management
    ; context Customs
  Fleet Management = fleet operations, transport operations, fleet maintenance
    ; near Logistics
  Driving = commercial driver, delivery driver, chauffeur
    ; near Fleet Management
    ; context Driving
  Inventory Management = inventory, inventory audits, inventory planning, stock maintenance, inventory tracking,
    abc analysis, inventory optimization, stock audits
    ; near Logistics
  Procurement = purchase management, procurement management, material procurement, indirect procurement,
    direct procurement, purchase executive, e procurement, purchase manager, raw material procurement, jaggaer
    ; near Strategic Sourcing, Vendor Management
  Strategic Sourcing = category sourcing, global sourcing, spend analysis, sourcing strategy, supplier sourcing,
    vendor sourcing
    ; near Vendor Management
  Vendor Management = supplier relationship management, vendor relations, vendor relationship management,
    vendor selection, vendor coordination, supplier relations, third party management
  SAP Ariba = ariba ; near Procurement

  # Quality and safety
  Quality Management = quality management system, qms, total quality management, tqm, quality systems,
    quality manager, quality improvement, quality engineering, quality engineer, quality analysis
    ; near Quality Control, ISO 9001
    ; context QMS
  Quality Control = quality checks, qa qc, product inspection, in process inspection, qc inspector, quality checking,
    quality controller
    ; near Quality Assurance
    ; cased QC
  ISO 9001 = iso 9000, iso 9001 2015, iso audits, iso certification, iso standards, internal auditor iso
  GMP = good manufacturing practices, good manufacturing practice, cgmp, gmp compliance, gmp documentation, gxp
    ; near Quality Management, Regulatory Affairs
  Health and Safety = ehs, workplace safety, occupational safety, safety management, hse, safety officer,
    safety training, environmental health and safety, health safety and environment, safety procedures,
    occupational health, safety engineer, safety compliance, toolbox talks
    ; near Quality Management

  # Land, water, environment
  Agriculture = farming, plant breeding, agricultural science, greenhouse management, agribusiness, agri inputs
  Environmental Science = environmental management, environmental engineering, pollution control,
    environmental compliance, esg reporting
    ; near Health and Safety
`,
);
