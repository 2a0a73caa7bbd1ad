import { readField } from '../skill.notation.ts';

/** Products, projects and analysis of what a business needs. */
export const productSkills = readField(
  'product',
  `
  Product Management = product manager, product owner, product roadmap, product strategy, product roadmaps, product development, product lifecycle, product backlog, product ownership, product lifecycle management process, new product development, backlog management, product vision, product planning, product life cycle, product delivery, product backlog management, technical product manager, associate product manager ; near Project Management, Agile, Product Marketing
  Project Management = project manager, project planning, project coordination, project coordinator, project delivery, project lead, project execution, project scheduling, project leader, it project management, project plans, project manager professional, managing projects, project plan, project management skills, technical project manager, project governance, waterfall methodology, project monitoring, project management tools, project lifecycle, delivery management, delivery manager, project tracking, project administration, project engineer, project implementation, project controls, project documentation ; near Agile, PMP, Program Management
  Program Management = program manager, pmo, portfolio planning, programme management, project portfolio management, project management office, technical program manager, programme manager ; near Project Management
  PMP = project management professional, pmp certified, pmp certification, pmi certified, capm, pmbok ; near PRINCE2
  PRINCE2 = prince 2, prince2 practitioner ; near Project Management
  Microsoft Project = ms project, microsoft project professional, ms projects, smartsheet ; near Project Management
  Agile = agile methodology, agile methodologies, agile development, safe agile, agile environment, agile scrum, agile project management, agile software development, agile coach, scaled agile, agile methods, scrum agile, scaled agile framework, agile practices, agile framework, agile frameworks, agile principles, agile processes, agile teams, agile process, extreme programming, agile coaching ; near Scrum, Kanban
  Scrum = scrum master, csm, sprint planning, certified scrum master, scrum methodology, psm i, daily standups, sprint retrospectives, sprints, scrum framework, scrum meetings, cspo, scrum teams, daily scrum, scrum of scrums, certified scrummaster, stand up meetings, scrum ceremonies, sprint reviews, scrum team, sprint ; near Kanban
  Kanban = kanban boards, kanban board
  Jira = atlassian jira, jira software, jira agile ; near Agile, Trello, Confluence
  Confluence = atlassian confluence ; near SharePoint ; cased Confluence
  Trello = asana, monday.com, clickup, basecamp, wrike, click up ; near Project Management ; cased Asana
  Business Analysis = business analyst, requirements gathering, requirement gathering, requirement analysis, requirements analysis, brd, frd, business requirements, gap analysis, user stories, use cases, business requirement, requirements elicitation, functional requirements, functional specifications, business analysts, business process analysis, use case, functional specification, requirements management, requirements documentation, business requirement document, cbap, srs document, requirement elicitation, business system analyst, system analyst, user story, technical requirements, business systems analyst, swot analysis, traceability matrix, feasibility study, requirements traceability matrix, systems analyst, systems analysis, business process, business processes, system analysis, functional design ; near Product Management, UAT, Process Mapping
  Management Consulting = business consulting, strategy consulting, business transformation, management consultant, digital transformation, business consultant ; near Strategic Planning, Business Analysis
  Entrepreneurship = entrepreneur, startup founder, startups ; near Business Development
`,
);
