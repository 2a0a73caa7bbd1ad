import { readSkillEntries } from '../../skill-notation.ts';

/** Plants and sites, vehicles and embedded electronics included. */
export const engineeringSkills = readSkillEntries(
  'engineering',
  `
  # Drawing and simulation
  AutoCAD = auto cad, autodesk autocad, autocad 2d, autocad 3d, autocad electrical, autocad mechanical, auto cadd
    ; near SolidWorks, Revit, Drafting
  CAD = computer aided design, cad cam, cad design, cad software, cadd, 3d cad, cad drawings, cad modeling
    ; near AutoCAD, SolidWorks
    ; cased CAD
  Drafting = technical drawing, engineering drawings, technical drawings, draughtsman, draftsman, blueprint reading,
    shop drawings, blueprints, reading drawings, engineering drawing, 2d drafting, mechanical drafting
    ; near CAD
    ; context Drafting
  SolidWorks = solid works, dassault solidworks ; near CATIA, Creo, Siemens NX, Autodesk Inventor
  CATIA = catia v5, catia v6 ; near Creo, Siemens NX
  Creo = creo parametric, ptc creo, pro engineer, pro e, proe, pro engineer wildfire ; near Siemens NX
  Siemens NX = unigraphics, nx cad, unigraphics nx, ug nx, solid edge
  Autodesk Inventor = inventor cad, fusion 360, autodesk fusion ; near AutoCAD
  3D Modeling = 3d modelling, solid modeling, surface modeling, 3d design, 3d printing, additive manufacturing,
    3d models, zbrush, cinema 4d, cinema4d, substance painter
    ; near CAD, SolidWorks
  GD&T = geometric dimensioning and tolerancing, gd t, tolerance stack up, tolerance analysis ; near Drafting
  ANSYS = ansys workbench, ansys fluent, ansys mechanical ; near Finite Element Analysis
  Finite Element Analysis = fea, finite element method, stress analysis, finite element modeling,
    structural analysis simulation, hypermesh, abaqus, nastran, altair hyperworks, comsol
    ; near CFD, Mechanical Engineering
  CFD = computational fluid dynamics, openfoam ; cased CFD
  MATLAB = simulink, matlab simulink, mat lab ; near Python, LabVIEW
  LabVIEW = lab view, ni labview, data acquisition systems
  PLM = product lifecycle management, teamcenter, windchill, enovia, product data management,
    engineering change management
    ; near CAD
    ; cased PLM

  # Mechanical and manufacturing
  Mechanical Engineering = mechanical engineer, mechanical design, machine design, mechanical systems,
    design engineer mechanical, product design engineer, mechanical drawings, tool design, sheet metal design,
    mechanical maintenance, jigs and fixtures, strength of materials
    ; near Manufacturing, Thermodynamics
  Thermodynamics = heat transfer, fluid mechanics, thermal engineering, thermal analysis, heat exchangers
  HVAC = air conditioning, hvac systems, chillers, refrigeration, hvac design, heating ventilation, hvac maintenance,
    hvac r, ductwork, ahu
    ; near Mechanical Engineering, Building Services
  Manufacturing = production management, plant operations, production engineering, production engineer,
    manufacturing processes, manufacturing engineering, production supervisor, manufacturing operations,
    manufacturing process, shop floor, shop floor management, plant management, production operations,
    industrial engineering, plant manager, industrial engineer, production manager, batch manufacturing,
    shop floor supervision, assembly line work, assembly line, production line, machine operation, machine operator,
    production operator, assembly work, packaging operations, machine operators, mechanical assembly,
    production worker
    ; near Production Planning, Lean
  Production Planning = production planning and control, production scheduling, capacity planning production,
    material requirement planning, mrp planning, material requirements planning, production control, ppc planning
    ; near Manufacturing, Demand Planning
  CNC Machining = cnc, cnc programming, machining, cnc machine, cnc operator, machinist, lathe, milling machine, vmc,
    g code, cnc milling, cnc turning, vmc operator, lathe machine, metalworking, mastercam,
    computer aided manufacturing
    ; near CAD
    ; context CAM
  Welding = welder, mig welding, tig welding, arc welding, fabrication welding, metal fabrication, soldering,
    structural welding, brazing, smaw, pipe welding
    ; near CNC Machining
  Injection Molding = injection moulding, plastic molding, mold design, mould design, die casting, moldflow,
    blow molding, casting process, press tool design
    ; near Manufacturing
  APQP = ppap, fmea, advanced product quality planning, dfmea, pfmea, production part approval process, control plans,
    msa studies
    ; near Quality Management, Statistical Process Control
  Statistical Process Control = spc, minitab, 7 qc tools, seven qc tools, process capability, control charts
    ; near Six Sigma, Quality Control
  Metrology = vernier caliper, cmm inspection, coordinate measuring machine, measuring instruments,
    gauges calibration, micrometers, instrument calibration, calibration of instruments
    ; near Quality Control
  Industrial Maintenance = preventive maintenance, equipment maintenance, machine maintenance, breakdown maintenance,
    plant maintenance, predictive maintenance, maintenance planning, total productive maintenance,
    maintenance engineer, machinery maintenance, maintenance technician, equipment repair, cmms,
    maintenance management, hydraulics and pneumatics, hydraulics, pneumatics, hydraulic systems, pneumatic systems,
    pumps and valves, hydraulic and pneumatic
    ; near Mechanical Engineering, Electrical Maintenance
  Materials Science = metallurgy, material science, ndt, non destructive testing, ultrasonic testing, heat treatment,
    nondestructive testing, corrosion engineering, material testing, metallurgical
  Textile Engineering = textile technology, garment manufacturing, spinning mill, fabric dyeing, apparel production
    ; near Fashion Design
  Chemical Engineering = process engineering, chemical process, chemical engineer, aspen hysys, aspen plus,
    process engineer, unit operations, process simulation, p id, mass transfer
    ; near Petroleum Engineering
  Petroleum Engineering = oil and gas, drilling operations, upstream oil, refinery operations, offshore drilling,
    oilfield, reservoir engineering, oil gas, refinery, oil & gas, well completion
  Mining Engineering = mine planning, mining operations, geology, mineral exploration, geologist, blasting operations,
    geological mapping
  Renewable Energy = solar energy, solar power, wind energy, solar pv, photovoltaic, wind turbines, solar panels,
    solar installation, pvsyst
    ; near Power Systems, Electrical Engineering

  # Vehicles and aircraft
  Automotive Repair = vehicle maintenance, vehicle inspection, auto repair, automotive technician, auto mechanic,
    vehicle repair, engine repair, automobile engineering, automotive service, brake repair, automotive diagnostics,
    car mechanic, diesel mechanic, automotive mechanic, automobile repair, automobile service
    ; near Automotive Engineering
  Automotive Engineering = vehicle dynamics, powertrain, electric vehicles, autosar, can bus, ev technology,
    canoe vector, automotive systems, automotive engineer, automotive design
    ; near Mechanical Engineering, Embedded Systems
  Aviation = aircraft, flight operations, aircraft maintenance, faa, airline pilot, flight instruction,
    commercial pilot, avionics, pilot license, air traffic control, flight planning, aviation safety,
    flight instructor, airline operations, aviation maintenance
    ; near Aerospace Engineering
  Aerospace Engineering = aerospace, aeronautical engineering, aerodynamics, flight dynamics, propulsion systems

  # Electrical and electronic
  Electrical Engineering = electrical engineer, electrical design, electrical systems, electrical circuits, etap,
    electrical drawings, electrical and electronics, dialux, electrical engineering design, load calculations,
    electrical safety
    ; near Power Systems, PLC, Electronics
  Electrical Maintenance = electrical troubleshooting, electrician, electrical wiring, electrical installation,
    electrical repair, industrial electrician, house wiring, motor repair, electrical work
    ; near Electrical Engineering
  Power Systems = power distribution, switchgear, transformers maintenance, substation, hv lv, power transmission,
    relay protection, high voltage, power plant, power electronics, substations, power generation,
    electrical substation, diesel generators, vfd, lt panels
    ; near Electrical Engineering
  PLC = plc programming, programmable logic controller, ladder logic, siemens plc, allen bradley, plc automation,
    tia portal, rslogix, delta plc, simatic, programmable logic controllers
    ; near SCADA, Industrial Automation
  SCADA = scada systems, hmi programming, wincc, distributed control system, dcs, hmi, wonderware,
    supervisory control and data acquisition
    ; near Industrial Automation
  Industrial Automation = factory automation, control systems, process control, industrial robotics,
    automation engineering, instrumentation engineering, instrumentation and control, sensors and actuators,
    pid controllers, instrumentation engineer, control system engineering, process automation engineering,
    instrumentation and control engineering
    ; near Electrical Engineering
  Robotics = robot programming, ros robotics, robotic systems, robot operating system, mechatronics, kuka, fanuc,
    robotics engineering
    ; near Industrial Automation
  Electronics = electronic circuits, analog circuits, digital electronics, electronics engineering, circuit analysis,
    analog electronics, electronic design, signal processing, digital signal processing, dsp, oscilloscope,
    analog design
    ; near PCB Design, Embedded Systems
    ; context Electronics
  PCB Design = pcb layout, circuit design, altium, orcad, eagle pcb, kicad, printed circuit board, schematic capture,
    schematic design, pcb
    ; near Embedded Systems
  VLSI = vlsi design, asic design, asic, rtl design, chip design, semiconductor design, static timing analysis,
    dft vlsi, semiconductors, cadence virtuoso, soc design, ic design, semiconductor
    ; near FPGA, Verilog
  FPGA = fpga design, xilinx, vivado, altera, quartus ; near Verilog
  Verilog = system verilog, systemverilog, vhdl, uvm, hdl design, verilog hdl
  Embedded Systems = firmware, embedded software, embedded development, embedded engineer, embedded programming,
    embedded system, embedded c programming, firmware development, device drivers, bsp development, embedded hardware,
    microcontrollers, microcontroller, microprocessors, 8051, stm32, pic microcontroller, avr microcontroller,
    arm cortex, esp32, esp8266, microprocessor, atmega, embedded linux, rtos, freertos, vxworks,
    real time operating systems, real time operating system, qnx, real time systems
    ; near C, C++
  Arduino = arduino uno, arduino ide, raspberry pi, raspberrypi ; near Embedded Systems
  IoT = internet of things, industrial iot, iiot, iot devices, mqtt, lorawan, zigbee, iot development
    ; near Embedded Systems
  Telecommunications = rf engineering, 5g, lte, wireless communication, fiber optics, optical fiber, gsm, rf design,
    rf optimization, telecommunication, drive test, antenna design, telecom engineer, ftth, bts installation, volte,
    rf planning, microwave links, telecom network, telecom networks, telecom industry
    ; near Networking
`,
);
