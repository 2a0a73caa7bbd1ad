import { readField } from '../skill.notation.ts';

/** Customers' and users' support. */
export const supportSkills = readField(
  'support',
  `
  Customer Service = customer support, customer care, client service, customer satisfaction, customer relations, customer service representative, customer service skills, customer handling, customer experience, guest handling, client support, customer service executive, customer service associate, customer queries, customer assistance, customer interaction, client satisfaction, customer complaints, customer care executive, complaint handling, complaint resolution, customer inquiries, customer engagement, customer relationship, customer service manager, csr role, customer focus, customer oriented ; near Customer Success, Call Center, Zendesk
  Call Center = call centre, bpo, voice process, call handling, inbound calls, outbound calls, contact center, inbound process, telephone etiquette, phone etiquette, call center operations, non voice process, international voice process, outbound process, call center representative, contact centre, call quality, multi line phone, telephone skills, average handling time, bpo industry ; near Customer Service
  Chat Support = live chat, email support, chat process, email and chat support, chat and email support ; near Call Center
  Zendesk = zen desk ; near Freshdesk, Intercom
  Freshdesk = freshworks, freshservice, zoho desk, kayako
  Intercom = intercom chat ; context Intercom
  CSAT and NPS = customer satisfaction score, net promoter score, voice of the customer, customer feedback surveys ; near Customer Success ; cased CSAT, NPS
  Technical Support = it support, desktop support, help desk, helpdesk, service desk, it help desk, tech support, technical support engineer, desktop engineer, it helpdesk, technical assistance, l1 support, l2 support, l3 support, remote support, application support, production support, technical support specialist, end user support, it technician, user support, desktop support engineer, it operations, it administration, information technology support, it specialist, hardware support, software support ; near System Administration, Computer Hardware
  Computer Hardware = hardware troubleshooting, hardware and networking, hardware installation, pc repair, printer troubleshooting, laptop repair, hardware maintenance, comptia a, desktop hardware, assembling computers, computer repair, pc hardware, hardware repair, printers and scanners, a certification comptia, computer assembly, printer installation
  System Administration = system administrator, systems administrator, sysadmin, systems administration, server administration, it infrastructure, server management, system admin, it administrator, infrastructure management, patch management, server maintenance, it infrastructure management, user account management, system maintenance, servers administration ; near Windows Server, Linux
  ITIL = itsm, problem management, it service management, itil v3, itil v4, itil foundation, itil certified, itil 4, service level management, itil process ; near ServiceNow, Incident Management
  Incident Management = ticketing system, ticketing systems, ticketing tools, ticketing tool, remedy ticketing, bmc remedy, sla management, incident resolution, major incident management, service request management, jira service desk, jira service management, pagerduty
  ServiceNow = service now, servicenow itsm, servicenow developer, servicenow administrator
`,
);
