import { readSkillEntries } from '../../skill-notation.ts';

export const officeSkills = readSkillEntries(
  'office',
  `
  Microsoft Excel = ms excel, excel spreadsheets, spreadsheets, spreadsheet, microsoft office excel,
    microsoft excel spreadsheets, excel dashboards, excel modeling
    ; near Google Sheets, VBA
    ; context Excel
  Microsoft Word = ms word, word processing, microsoft office word, word processor
    ; near Google Workspace
    ; context Word
  Microsoft PowerPoint = powerpoint, ms powerpoint, power point, powerpoint presentations, ms power point,
    power point presentations, ms ppt
    ; near Google Workspace
  Microsoft Office = ms office, office suite, office 365, microsoft 365, msoffice, microsoft office suite,
    ms office suite, o365, m s office, libreoffice, openoffice, open office, libre office, office365,
    ms office package, microsoft suite, microsoft office 365
    ; near Microsoft Excel, Microsoft Word, Microsoft PowerPoint, Google Workspace
  Microsoft Outlook = ms outlook, outlook express, outlook calendar, lotus notes ; context Outlook
  Microsoft Access = ms access, access database, access databases ; near SQL ; context Access
  Microsoft Visio = ms visio, visio, lucidchart, draw.io
  Microsoft Teams = ms teams, zoom meetings, webex, google meet, skype for business ; near Slack ; context Teams
  Slack = slack channels ; context Slack
  Google Workspace = g suite, gsuite, google suite, google apps, google workspace administration,
    keynote presentations, prezi
  Google Sheets = google spreadsheets, google spreadsheet ; near Google Workspace
  Notion = notion workspace, evernote ; context Notion
  Data Entry = data entry operator, filing and data entry, record keeping, clerical, recordkeeping, data input,
    computer operator, clerical work, clerical support, back office, back office operations, record maintenance,
    alphanumeric data entry, data encoder, internet browsing, desk research
    ; near Typing
  Typing = typing speed, touch typing, typing skills, stenography, wpm, typist, shorthand, typewriting ; cased Typing
  Office Administration = administrative support, office management, administrative assistant, office manager,
    office assistant, office administrator, administrative tasks, admin executive, general administration,
    administrative duties, office operations, admin assistant, administrative management, administrative executive,
    office coordinator, secretarial, administrative services, office support, secretary, administrative work,
    meeting coordination, appointment setting, scheduling appointments
    ; near Front Desk
  Front Desk = front desk operations, guest check in, front office executive, front desk agent
    ; near Office Administration
  Report Writing = reports preparation, report preparation, business writing, preparing reports, report generation,
    business correspondence, email writing, report making, letter drafting, email etiquette
    ; near Office Administration
  Computer Literacy = basic computer, pc skills, computer skills, computer knowledge, computer proficiency, computer experience,
    basic computer knowledge, computer applications, computer literate, dca, basic computer skills, basic computers
`,
);
