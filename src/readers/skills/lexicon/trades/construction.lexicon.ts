import { readSkillEntries } from '../../skill-notation.ts';

export const constructionSkills = readSkillEntries(
  'construction',
  `
  # Design
  Architecture Design = architectural design, building design, architectural engineering, residential design,
    space design
    ; near Revit, Interior Design
  Revit = autodesk revit, revit architecture, revit mep, revit structure ; near AutoCAD, BIM, SketchUp
  BIM = building information modeling, building information modelling, navisworks, bim modeling, bim coordination
    ; near Revit
  SketchUp = sketch up, google sketchup, rhino 3d
    ; near 3ds Max
  Urban Planning = town planning, town planner, urban planner, city planning, land use planning, regional planning
    ; near Architecture Design, GIS
  GIS = geographic information systems, geographic information system, gis mapping, esri
    ; near Surveying
  Interior Design = interior designing, interior decoration, interior designer, interior architecture
    ; near Architecture Design

  # Structures and infrastructure
  Civil Engineering = civil engineer, civil works, civil construction, infrastructure projects, land development,
    civil site, civil design, transportation engineering, pavement design, metro rail, water resources engineering,
    water supply systems, sewer design, stormwater, stormwater management, hydraulic modeling, foundation design,
    foundation engineering
    ; near Construction Management, Structural Engineering
  Structural Engineering = structural engineer, concrete design, rcc design, is 456, seismic design
    ; near STAAD.Pro, ETABS
  STAAD.Pro = staad, staadpro, staad pro v8i ; near ETABS
  ETABS = sap2000, safe etabs, risa 3d
  Tekla = tekla structures ; near ETABS, Structural Engineering
  Surveying = topographic survey, surveyor, dgps survey, site survey, levelling survey
    ; near Civil Engineering

  # On site
  Construction Management = construction, building construction, construction projects, general contractor,
    construction project management, site engineer, construction site, construction administration, site execution
    ; near Civil Engineering, Primavera
  Quantity Surveying = quantity surveyor, quantity estimation, billing engineer
    ; near Cost Estimation
  Cost Estimation = cost estimating, estimation and costing, project estimation, construction estimating,
    cost estimates, project estimating
    ; near Construction Management
  Primavera = primavera p6, oracle primavera, p6 scheduling ; near Microsoft Project, Project Management
  Building Services = building automation, fire sprinkler
    ; near HVAC, Electrical Maintenance

  # Trades
  Carpentry = carpenter, framing carpentry
    ; near Construction Management
  Plumbing = plumber, pipe fitting, pipefitting, piping installation, piping design ; near Building Services
  Masonry = bricklaying, bricklayer, stonemason, concrete work, plastering, house painting, flooring installation ; context Masonry
  Heavy Equipment Operation = heavy equipment, heavy equipment operator, bulldozer
    ; near Forklift Operation
`,
);
