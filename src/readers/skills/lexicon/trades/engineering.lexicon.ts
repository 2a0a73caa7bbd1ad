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
  Drafting = draughtsman, draftsman, reading drawings, 2d drafting, mechanical drafting
    ; near CAD
    ; context Drafting
  SolidWorks = solid works, dassault solidworks ; near CATIA, Creo, Siemens NX, Autodesk Inventor
  CATIA = catia v5, catia v6 ; near Creo, Siemens NX
  Creo = creo parametric, ptc creo, pro engineer, pro e, proe, pro engineer wildfire ; near Siemens NX
  Siemens NX = unigraphics, nx cad, unigraphics nx, ug nx, solid edge
  Autodesk Inventor = inventor cad, fusion 360, autodesk fusion ; near AutoCAD
  3D Modeling = 3d modelling, solid modeling, surface modeling, 3d design, 3d models, substance painter
    ; near CAD, SolidWorks
  GD&T = geometric dimensioning and tolerancing, gd t, tolerance stack up, tolerance analysis ; near Drafting
  ANSYS = ansys workbench, ansys fluent, ansys mechanical ; near Finite Element Analysis
  Finite Element Analysis = fea, finite element method, finite element modeling, structural analysis simulation,
    altair hyperworks
    ; near CFD, Mechanical Engineering
  CFD = computational fluid dynamics, openfoam ; cased CFD
  MATLAB = simulink, matlab simulink, mat lab ; near Python, LabVIEW
  LabVIEW = lab view, ni labview, data acquisition systems
  PLM = product lifecycle management, enovia, product data management, engineering change management
    ; near CAD
    ; cased PLM

  # Mechanical and manufacturing
  Mechanical Engineering = mechanical engineer, mechanical design, mechanical systems, design engineer mechanical,
    product design engineer, mechanical drawings, mechanical maintenance, strength of materials
    ; near Manufacturing, Thermodynamics
  Thermodynamics = heat transfer, fluid mechanics, thermal engineering, thermal analysis, heat exchangers
  HVAC = hvac systems, hvac design, heating ventilation, hvac maintenance, hvac r, ahu
    ; near Mechanical Engineering, Building Services
  Manufacturing = production management, plant operations, production engineering, production engineer,
    manufacturing processes, manufacturing engineering, production supervisor, manufacturing operations,
    manufacturing process, shop floor, plant management, production operations, plant manager, production manager,
    batch manufacturing, production line, production operator, assembly work, packaging operations,
    mechanical assembly, production worker
    ; near Production Planning, Lean
  Production Planning = production planning and control, production scheduling, capacity planning production,
    material requirement planning, mrp planning, material requirements planning, production control, ppc planning
    ; near Manufacturing, Demand Planning
  CNC Machining = cnc, machining, cnc machine, cnc mill, cnc mills, cnc operator, machinist, vmc, g code, vmc operator, metalworking,
    computer aided manufacturing
    ; near CAD
    ; context CAM
  Welding = welder, fabrication welding, structural welding, brazing
    ; near CNC Machining
  Injection Molding = injection moulding, plastic molding, moldflow, blow molding, casting process, press tool design
    ; near Manufacturing
  APQP = advanced product quality planning, production part approval process, control plans, msa studies
    ; near Quality Management, Statistical Process Control
  Statistical Process Control = spc, process capability, control charts
    ; near Six Sigma, Quality Control
  Metrology = cmm inspection, coordinate measuring machine, measuring instruments, gauges calibration, micrometers
    ; near Quality Control
  Industrial Maintenance = equipment maintenance, machine maintenance, plant maintenance, maintenance planning,
    maintenance engineer, machinery maintenance, maintenance technician, equipment repair, maintenance management,
    pumps and valves
    ; near Mechanical Engineering, Electrical Maintenance
  Materials Science = material science, corrosion engineering, material testing, metallurgical
  Textile Engineering = textile technology, garment manufacturing, spinning mill, fabric dyeing, apparel production
    ; near Fashion Design
  Chemical Engineering = chemical process, chemical engineer, unit operations, p id, mass transfer
    ; near Petroleum Engineering
  Petroleum Engineering = petroleum engineer, oil and gas, upstream oil, oilfield, reservoir engineering, oil gas, oil & gas
  Mining Engineering = mining engineer, mine planning, mining operations, geology, mineral exploration, geologist, blasting operations,
    geological mapping
  Renewable Energy = pvsyst
    ; near Power Systems, Electrical Engineering

  # Vehicles and aircraft
  Automotive Repair = vehicle maintenance, auto repair, automotive technician, auto mechanic, motor mechanic, vehicle technician,
    vehicle repair, automobile engineering, automotive service, car mechanic, automotive mechanic, automobile repair,
    automobile service
    ; near Automotive Engineering
  Automotive Engineering = vehicle dynamics, canoe vector, automotive systems, automotive engineer, automotive design
    ; near Mechanical Engineering, Embedded Systems
  Aviation = aircraft, flight operations, faa, airline pilot, flight instruction, commercial pilot, pilot license,
    aviation safety, flight instructor, airline operations
    ; near Aerospace Engineering
  Aerospace Engineering = aerospace, aeronautical engineering, aerodynamics, flight dynamics, propulsion systems

  # Electrical and electronic
  Electrical Engineering = electrical engineer, electrical systems, electrical circuits, electrical and electronics,
    dialux, load calculations
    ; near Power Systems, PLC, Electronics
  Electrical Maintenance = electrical troubleshooting, electrician, electrical repair, industrial electrician,
    electrical work
    ; near Electrical Engineering
  Power Systems = transformers maintenance, hv lv, power transmission, relay protection, high voltage, power plant,
    power generation, lt panels
    ; near Electrical Engineering
  PLC = programmable logic controller, plc automation, rslogix, delta plc, simatic, programmable logic controllers
    ; near SCADA, Industrial Automation
    ; cased PLC
  SCADA = scada systems, wonderware, supervisory control and data acquisition
    ; near Industrial Automation
  Industrial Automation = factory automation, process control, industrial robotics, automation engineering,
    sensors and actuators, process automation engineering, instrumentation and control engineering
    ; near Electrical Engineering
  Robotics = robot programming, robotic systems, robotics engineering
    ; near Industrial Automation
  Electronics = electronic circuits, electronics engineering, electronic design
    ; near PCB Design, Embedded Systems
    ; context Electronics
  PCB Design = pcb layout, eagle pcb, printed circuit board, pcb
    ; near Embedded Systems
  VLSI = vlsi design, chip design, semiconductor design, dft vlsi, cadence virtuoso, soc design, ic design
    ; near FPGA, Verilog
  FPGA = fpga design, xilinx, vivado, altera, quartus ; near Verilog
  Verilog = hdl design, verilog hdl
  Embedded Systems = embedded software, embedded development, embedded engineer, embedded programming,
    embedded system, embedded c programming, bsp development, embedded hardware, microprocessors, 8051,
    pic microcontroller, avr microcontroller, microprocessor, atmega, vxworks, qnx, real time systems
    ; near C, C++
  Arduino = arduino uno, arduino ide, raspberry pi, raspberrypi ; near Embedded Systems
  IoT = internet of things, industrial iot, iiot, iot devices, iot development
    ; near Embedded Systems
  Telecommunications = wireless communication, telecommunication, drive test, telecom engineer, ftth,
    bts installation, microwave links, telecom network, telecom networks, telecom industry
    ; near Networking
`,
);
