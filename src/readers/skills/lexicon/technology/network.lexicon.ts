import { readSkillEntries } from '../../skill-notation.ts';

export const networkSkills = readSkillEntries(
  'network',
  `
  CompTIA Network+ = comptia network, network plus, comptia network plus ; of Networking ; near CompTIA Security+
    ; context Network+
  Networking = computer networking, network administration, network administrator, network engineer, lan wan,
    network infrastructure, network devices, network management, network engineering, computer networks,
    networking concepts, network operations center, noc engineer, network administrators, tcp
    ; near Routing and Switching, Cisco
    ; context Networking
  Routing and Switching = routing switching, routers and switches, routers switches, switching and routing,
    l2 l3 switching, layer 3 switching, network routing, rip eigrp, vrrp, router configuration, switches and routers,
    switch configuration, routing and switching protocols, vtp, inter vlan routing, vxlan, port security
    ; near BGP, OSPF, Cisco, Networking
  BGP = border gateway protocol ; near OSPF, Routing and Switching
  OSPF = open shortest path first ; near Routing and Switching
  SD-WAN = sdwan
    ; near Routing and Switching
  Cisco = cisco routers, cisco switches, cisco networking, cisco router, cisco devices, cisco equipment,
    cisco catalyst, gns3, ccna r s
    ; near Juniper, Networking, Routing and Switching
  Juniper = junos, juniper networks, jncia, juniper routers, juniper srx ; cased Juniper
  Wireless Networking = wifi networks, wireless networks, aruba networks, wireless controllers, ubiquiti
    ; near Networking
  VPN = virtual private network, remote access vpn, vpns
    ; near Networking, Firewalls
  VoIP = voice over ip, cisco call manager, cucm, sip trunking
    ; near Networking, Telecommunications
  Load Balancing = a10 load balancer, load balancer, load balancers
    ; near Web Servers, Networking
  Windows Server = windows administration, windows servers, windows server administration, windows server 2012,
    windows server 2016, windows server 2019, windows system administration, windows systems administration,
    windows administrator, windows system administrator, windows systems administrator, microsoft server,
    windows server 2008, failover cluster windows, mcp certified
    ; near Active Directory, Linux, System Administration
  Active Directory = active directory domain services, microsoft active directory, active directory administration
  Exchange Server = microsoft exchange, ms exchange, microsoft exchange server, postfix mail, exchange administration,
    email administration
    ; near Windows Server, Microsoft Office
  Data Center Operations = data center, data centre, datacenter, data center management, rack and stack, data centers,
    data center infrastructure, data centre operations
    ; near Networking, System Administration
`,
);

export const securitySkills = readSkillEntries(
  'security',
  `
  Cybersecurity = cyber security, information security, infosec, it security, security analyst, security engineer,
    security controls, computer security, security engineering, cyber defense, cyber threats,
    information systems security, cyber attacks, security consultant, security administration, spam filtering,
    proofpoint, mimecast, phishing simulation
    ; near Network Security, Security Operations
  Network Security = ids ips, ips ids, snort ids, perimeter security, suricata
    ; near Networking, Firewalls
  Security Operations = soc analyst, security operations center, soc operations, soc monitoring, security monitoring,
    soc team, security incident monitoring, security operations centre, security event monitoring, soc l1, soc tier 1
    ; near SIEM, Incident Response
    ; context SOC
  SIEM = security information and event management, siem tools, exabeam, siem solutions, alienvault
    ; near Cybersecurity, Incident Response, Splunk
  Splunk = splunk es, splunk enterprise, splunk enterprise security, splunk queries ; near Elasticsearch
  Incident Response = security incidents, security incident response, incident handling, cyber incident response,
    security incident management, security incident, soar platform, cyber kill chain, threat analysis,
    threat assessment, reverse engineering malware, ida pro, ghidra, malware reverse engineering
    ; near Cybersecurity, Digital Forensics
  Digital Forensics = computer forensics, forensic analysis, ftk imager, cyber forensics, memory forensics,
    autopsy forensics, encase forensic
    ; near Incident Response
  Endpoint Security = endpoint protection, xdr
    ; near Cybersecurity, SIEM
  Data Loss Prevention = symantec dlp, data leakage prevention, forcepoint dlp, dlp policies
    ; near Endpoint Security
    ; cased DLP
  Firewalls = firewall, firewall rules, firewall management, firewall configuration, sophos firewall,
    firewall administration, fortimanager, nse4
    ; near Network Security, Cisco
  Penetration Testing = pen testing, pentesting, penetration tests, penetration test, pen test, penetration tester,
    sqlmap, web application penetration testing, web penetration testing, network penetration testing,
    exploit development, ethical hacking certification
    ; near Vulnerability Management, Cybersecurity
  Vulnerability Management = vulnerability analysis, security assessments, vulnerability scanner, security assessment,
    vulnerability remediation, vulnerabilities, vulnerability scanners, nexpose
    ; near Cybersecurity
  Application Security = appsec, secure code review, web application security, web security,
    application security testing, secure sdlc, owasp zap, hp fortify
    ; near Cybersecurity, Penetration Testing
  Identity and Access Management = iam, identity management, access management, ping identity, forgerock,
    user access management, identity governance, identity and access, user provisioning, auth0
    ; near CyberArk, Active Directory
  CyberArk = pam cyberark, cyber ark, thycotic
  Cryptography = cryptographic, cryptographic algorithms
    ; near Blockchain, Cybersecurity
  Security Compliance = nist 800 53, nist cybersecurity framework, security governance, it governance,
    it risk management, it risk, risk and compliance, cis controls, fedramp, iso 27002, security standards, cmmc,
    isms audit, information assurance, security risk assessment
    ; near Risk Management, Cybersecurity, ISO 27001
  ISO 27001 = iso iec 27001, isms, iso 27001 lead auditor, iso27001, information security management system,
    iso 27001 lead implementer
  CISSP = certified information systems security professional ; near CISM, Security Compliance
  CISM = certified information security manager ; near CISA
  CISA = certified information systems auditor ; near Security Compliance ; cased CISA
  CompTIA Security+ = comptia security, security plus, comptia security plus, comptia cysa, comptia sec
    ; near CISSP, Cybersecurity
    ; context Security+
`,
);
