import { readSkillEntries } from '../../skill-notation.ts';

export const supportSkills = readSkillEntries(
  'support',
  `
  Customer Service = customer support, customer care, client service, customer satisfaction, customer relations,
    customer service representative, customer service skills, customer handling, client support, customer queries,
    customer assistance, client satisfaction, customer complaints, complaint handling, complaint resolution,
    customer inquiries, csr role, customer oriented, chat support, live chat, email support, chat process,
    email and chat support, chat and email support, after sales service, after sales support
    ; near Customer Success, Call Center, Zendesk
  Call Center = call centre, bpo, voice process, call handling, inbound calls, outbound calls, contact center,
    inbound process, telephone etiquette, phone etiquette, call center operations, non voice process,
    international voice process, outbound process, call center representative, contact centre, call quality,
    multi line phone, telephone skills, average handling time, bpo industry
    ; near Customer Service
  Zendesk = zen desk ; near Freshdesk
  Freshdesk = freshworks, freshservice
  Technical Support = it support, desktop support, help desk, helpdesk, service desk, it help desk, tech support,
    desktop engineer, it helpdesk, l1 support, l2 support, l3 support, remote support, end user support,
    it technician, information technology support, hardware support, computer hardware, hardware troubleshooting,
    hardware and networking, hardware installation, pc repair, printer troubleshooting, laptop repair,
    hardware maintenance, comptia a, desktop hardware, assembling computers, computer repair, pc hardware,
    hardware repair, printers and scanners, a certification comptia, computer assembly, printer installation
    ; near System Administration
  System Administration = system administrator, systems administrator, sysadmin, systems administration,
    server administration, system admin, it administrator, patch management, servers administration,
    storage administration, san storage, netapp, emc storage, storage area network, san nas, nas storage, veeam,
    netbackup, data backup, backup solutions, veritas netbackup, veeam backup, commvault, storage management,
    backup administration, raid
    ; near Windows Server, Linux
  ITIL = itsm, problem management, it service management, itil v3, itil v4, itil foundation, itil certified, itil 4,
    service level management, itil process, incident management, ticketing system, ticketing systems, ticketing tools,
    ticketing tool, remedy ticketing, bmc remedy, sla management, incident resolution, major incident management,
    service request management, jira service desk, jira service management, pagerduty
    ; near ServiceNow
  ServiceNow = service now, servicenow itsm
`,
);
