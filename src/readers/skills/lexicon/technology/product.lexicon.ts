import { readSkillEntries } from '../../skill-notation.ts';

export const productSkills = readSkillEntries(
  'product',
  `
  Product Management = product manager, product lifecycle, product lifecycle management process, product vision,
    product planning, product life cycle, product delivery, technical product manager, associate product manager
    ; near Project Management, Agile, Marketing
  Project Management = project manager, project delivery, project execution, project scheduling,
    it project management, project manager professional, project management skills, technical project manager,
    project governance, waterfall methodology, project monitoring, project management tools, project tracking,
    project administration, project engineer, project controls, portfolio planning, project portfolio management,
    technical program manager
    ; near Agile, PMP
  PMP = project management professional, pmp certified, pmp certification, pmi certified, capm, pmbok
    ; near Project Management
  Microsoft Project = ms project, microsoft project professional, ms projects, smartsheet ; near Project Management
  Agile = agile methodology, agile methodologies, agile development, agile environment, agile scrum,
    agile project management, agile software development, agile coach, agile methods, scrum agile, agile practices,
    agile framework, agile frameworks, agile principles, agile processes, agile teams, agile process,
    extreme programming, agile coaching, psm i, daily standups, sprint retrospectives, scrum meetings, scrum teams,
    daily scrum, scrum of scrums, stand up meetings, scrum ceremonies, sprint reviews, scrum team, csm certified
  Jira = atlassian jira, jira software, jira agile
    ; near Agile, Work Management Tools, SharePoint
  Confluence = atlassian confluence ; near Jira, SharePoint ; cased Confluence
  Work Management Tools = wrike
    ; near Project Management
  Asana = asana project management ; of Work Management Tools ; cased Asana
  Business Analysis = business analyst, business analysts, business process analysis, requirements management,
    requirements documentation, srs document, traceability matrix, requirements traceability matrix,
    business requirements gathering
    ; near Product Management, Process Improvement
  Management Consulting = business consulting, strategy consulting, management consultant, business consultant
    ; near Strategic Planning, Business Analysis
`,
);
