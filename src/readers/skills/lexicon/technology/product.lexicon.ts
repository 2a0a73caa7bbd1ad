import { readSkillEntries } from '../../skill-notation.ts';

export const productSkills = readSkillEntries(
  'product',
  `
  Product Management = product manager, product owner, product roadmap, product strategy, product roadmaps,
    product development, product lifecycle, product backlog, product ownership, product lifecycle management process,
    new product development, backlog management, product vision, product planning, product life cycle,
    product delivery, product backlog management, technical product manager, associate product manager
    ; near Project Management, Agile, Marketing
  Project Management = project manager, project planning, project coordination, project coordinator, project delivery,
    project execution, project scheduling, it project management, project plans, project manager professional,
    project plan, project management skills, technical project manager, project governance, waterfall methodology,
    project monitoring, project management tools, delivery management, delivery manager, project tracking,
    project administration, project engineer, project controls, program management, program manager, pmo,
    portfolio planning, programme management, project portfolio management, project management office,
    technical program manager, programme manager, prince2, prince 2, prince2 practitioner
    ; near Agile, PMP
  PMP = project management professional, pmp certified, pmp certification, pmi certified, capm, pmbok
    ; near Project Management
  Microsoft Project = ms project, microsoft project professional, ms projects, smartsheet ; near Project Management
  Agile = agile methodology, agile methodologies, agile development, safe agile, agile environment, agile scrum,
    agile project management, agile software development, agile coach, scaled agile, agile methods, scrum agile,
    scaled agile framework, agile practices, agile framework, agile frameworks, agile principles, agile processes,
    agile teams, agile process, extreme programming, agile coaching, scrum, scrum master, sprint planning,
    certified scrum master, scrum methodology, psm i, daily standups, sprint retrospectives, scrum framework,
    scrum meetings, cspo, scrum teams, daily scrum, scrum of scrums, certified scrummaster, stand up meetings,
    scrum ceremonies, sprint reviews, scrum team, kanban, kanban boards, kanban board, csm certified
  Jira = atlassian jira, jira software, jira agile, atlassian confluence
    ; near Agile, Work Management Tools, SharePoint
    ; cased Confluence
  Work Management Tools = trello, monday.com, clickup, basecamp, wrike, click up, asana project management
    ; near Project Management
    ; cased Asana
  Business Analysis = business analyst, requirements gathering, requirement gathering, requirement analysis,
    requirements analysis, brd, frd, gap analysis, requirements elicitation, functional requirements,
    functional specifications, business analysts, business process analysis, functional specification,
    requirements management, requirements documentation, business requirement document, cbap, srs document,
    requirement elicitation, user story, traceability matrix, requirements traceability matrix,
    business requirements document, business requirements gathering
    ; near Product Management, Process Improvement
  Management Consulting = business consulting, strategy consulting, management consultant, business consultant
    ; near Strategic Planning, Business Analysis
`,
);
