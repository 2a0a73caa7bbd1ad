import { readSkillEntries } from '../../skill-notation.ts';

export const constructionSkills = readSkillEntries(
  'construction',
  `
  # Design
  Architecture Design = architectural design, building design, architectural drawings, architectural drafting,
    working drawings, landscape design, landscape architecture, architectural engineering, residential design,
    urban design, space design
    ; near Revit, Interior Design
  Revit = autodesk revit, revit architecture, revit mep, revit structure ; near AutoCAD, BIM, SketchUp
  BIM = building information modeling, building information modelling, navisworks, bim modeling, bim coordination
    ; near Revit
  SketchUp = sketch up, google sketchup, v ray, lumion, rhino 3d, enscape, vray ; near 3ds Max
  Urban Planning = town planning, city planning, land use planning, regional planning ; near Architecture Design, GIS
  GIS = arcgis, geographic information systems, qgis, remote sensing, geospatial analysis, arc gis, spatial analysis,
    geographic information system, gis mapping, esri
    ; near Surveying
  Interior Design = space planning, interior designing, interior decoration, interior designer, furniture design,
    interior architecture, modular kitchen
    ; near Architecture Design

  # Structures and infrastructure
  Civil Engineering = civil engineer, civil works, civil construction, civil 3d, infrastructure projects,
    land development, civil site, rcc, civil design, reinforced concrete, bar bending schedule, bbs preparation,
    highway engineering, road construction, highway design, transportation engineering, pavement design,
    highway construction, bridge construction, traffic engineering, metro rail, water resources engineering,
    hydrology, drainage design, water supply systems, sewer design, stormwater, stormwater management,
    hydraulic modeling, geotechnical engineering, soil mechanics, soil testing, foundation design,
    foundation engineering, soil investigation
    ; near Construction Management, Structural Engineering
  Structural Engineering = structural design, structural analysis, steel structures, structural engineer,
    concrete design, rcc design, steel design, structural steel, is 456, seismic design
    ; near STAAD.Pro, ETABS
  STAAD.Pro = staad, staadpro, staad pro v8i ; near ETABS
  ETABS = sap2000, safe etabs, risa 3d
  Tekla = tekla structures ; near ETABS, Structural Engineering
  Surveying = land surveying, total station, land survey, topographic survey, auto level, surveyor, dgps survey,
    site survey, levelling survey
    ; near Civil Engineering

  # On site
  Construction Management = construction, building construction, construction projects, construction planning,
    general contractor, construction project management, site engineer, site supervision, site management,
    construction supervision, construction site, construction administration, site execution, construction safety,
    subcontractor management, site supervisor
    ; near Civil Engineering, Primavera
  Quantity Surveying = quantity surveyor, bill of quantities, boq, quantity estimation, quantity takeoff,
    billing engineer, rate analysis, boq preparation, quantity take off, quantity takeoffs
    ; near Cost Estimation
  Cost Estimation = cost estimating, estimation and costing, project estimation, construction estimating, bluebeam,
    planswift, cost estimates, project estimating
    ; near Construction Management
  Primavera = primavera p6, oracle primavera, p6 scheduling ; near Microsoft Project, Project Management
  Building Services = mep, mep design, mep coordination, building automation, fire fighting systems, fire protection,
    plumbing design, fire alarm systems, building management systems, fire sprinkler
    ; near HVAC, Electrical Maintenance

  # Trades
  Carpentry = carpenter, woodworking, furniture making, cabinet making, joinery, framing carpentry, drywall
    ; near Construction Management
  Plumbing = plumber, pipe fitting, pipefitting, piping installation, piping design ; near Building Services
  Masonry = bricklaying, concrete work, plastering, house painting, flooring installation ; context Masonry
  Heavy Equipment Operation = excavator, crane operation, heavy equipment, heavy equipment operator, bulldozer,
    backhoe, jcb operator, crane operator
    ; near Forklift Operation
`,
);
