import { readSkillEntries } from '../../skill-notation.ts';

export const networkSkills = readSkillEntries(
  'network',
  `
  Networking = computer networking, lan, wan, network administration, network administrator, network engineer,
    lan wan, network infrastructure, network devices, network management, network engineering, computer networks,
    network design, network troubleshooting, network architecture, networking concepts, network operations center,
    noc engineer, comptia network, network administrators, tcp/ip, tcp ip, tcp ip protocols, subnetting, ipv4, ipv6,
    tcp, wireshark, dns, domain name system, dns server, bind dns, dns configuration, dhcp, dhcp server,
    dhcp configuration
    ; near Routing and Switching, Cisco
    ; context Networking
  Routing and Switching = routing switching, routers and switches, routers switches, mpls, routing protocols,
    switching and routing, routers, l2 l3 switching, layer 3 switching, network routing, rip eigrp, hsrp, vrrp,
    network switches, router configuration, switches and routers, switch configuration,
    routing and switching protocols, vlan, vlans, vtp, inter vlan routing, spanning tree, spanning tree protocol,
    vxlan, port security, eigrp
    ; near BGP, OSPF, Cisco, Networking
  BGP = border gateway protocol ; near OSPF, Routing and Switching
  OSPF = open shortest path first ; near Routing and Switching
  SD-WAN = sdwan, software defined networking, sdn, viptela, meraki, cisco meraki ; near Routing and Switching
  Cisco = cisco ios, cisco routers, cisco switches, cisco nexus, cisco networking, cisco router, cisco devices,
    cisco equipment, cisco catalyst, cisco packet tracer, packet tracer, gns3, ccna,
    cisco certified network associate, ccna certified, ccna certification, ccna r s, ccnp,
    cisco certified network professional, ccie, ccnp certified
    ; near Juniper, Networking, Routing and Switching
  Juniper = junos, juniper networks, jncia, juniper routers, juniper srx ; cased Juniper
  Wireless Networking = wi fi, wifi networks, wireless lan, wlan, wireless networks, aruba networks,
    wireless controllers, wifi, access points, wireless access points, ubiquiti
    ; near Networking
  VPN = ipsec, ssl vpn, site to site vpn, virtual private network, remote access vpn, ipsec vpn, vpns
    ; near Networking, Firewalls
  VoIP = voice over ip, cisco call manager, cucm, asterisk pbx, sip trunking, avaya, ip telephony, pbx,
    unified communications, ip phones, genesys
    ; near Networking, Telecommunications
  Load Balancing = f5 load balancer, f5 big ip, f5 ltm, big ip, f5 networks, a10 load balancer, f5 load balancers,
    load balancer, load balancers
    ; near Web Servers, Networking
  Windows Server = windows administration, windows servers, windows server administration, windows server 2012,
    windows server 2016, windows server 2019, wsus, mcse, mcsa, windows system administration, windows administrator,
    windows system administrator, microsoft server, windows server 2008, sccm, intune, microsoft intune,
    failover cluster windows, mcp certified
    ; near Active Directory, Linux, System Administration
  Active Directory = group policy, active directory domain services, group policy objects, domain controller, adfs,
    gpo, domain controllers, microsoft active directory, active directory administration, group policies
  Exchange Server = microsoft exchange, exchange online, ms exchange, office 365 administration, o365 administration,
    microsoft exchange server, office 365 admin, mail server, postfix mail, exchange administration,
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
    security controls, computer security, security architecture, security engineering, cyber defense, cyber threats,
    information systems security, cyber attacks, security consultant, security administration, email security,
    phishing, spam filtering, proofpoint, mimecast, phishing analysis, phishing simulation, security awareness,
    security awareness training
    ; near Network Security, Security Operations
  Network Security = intrusion detection, intrusion prevention, ids ips, ips ids, intrusion detection systems,
    snort ids, intrusion prevention systems, perimeter security, nac, suricata, cisco ise, web application firewall,
    waf, ddos protection, zero trust, network access control, ddos
    ; near Networking, Firewalls
  Security Operations = soc analyst, security operations center, soc operations, soc monitoring, security monitoring,
    soc team, security incident monitoring, security operations centre, security event monitoring, soc l1, soc tier 1
    ; near SIEM, Incident Response
    ; context SOC
  SIEM = qradar, arcsight, log analysis, microsoft sentinel, ibm qradar, azure sentinel,
    security information and event management, logrhythm, siem tools, exabeam, siem solutions, alienvault, hp arcsight
    ; near Cybersecurity, Incident Response, Splunk
  Splunk = splunk es, splunk enterprise, splunk enterprise security, splunk queries ; near Elasticsearch
  Incident Response = threat detection, security incidents, security incident response, incident handling,
    cyber incident response, security incident management, security incident, soar platform, mitre att ck,
    cyber kill chain, mitre attack, threat intelligence, threat hunting, threat analysis, cyber threat intelligence,
    osint, threat modeling, threat intel, threat modelling, threat assessment, malware analysis,
    reverse engineering malware, ida pro, ghidra, reverse engineering, malware reverse engineering
    ; near Cybersecurity, Digital Forensics
  Digital Forensics = computer forensics, forensic analysis, ftk imager, cyber forensics, memory forensics,
    autopsy forensics, encase forensic
    ; near Incident Response
  Endpoint Security = endpoint protection, edr, crowdstrike, symantec endpoint, antivirus, microsoft defender,
    carbon black, sentinelone, endpoint detection and response, mcafee, sophos, symantec, mcafee epo, trend micro,
    anti virus, xdr, symantec endpoint protection
    ; near Cybersecurity, SIEM
  Data Loss Prevention = symantec dlp, data leakage prevention, forcepoint dlp, dlp policies
    ; near Endpoint Security
    ; cased DLP
  Firewalls = firewall, palo alto, checkpoint firewall, check point firewall, firewall rules, firewall management,
    asa firewall, cisco asa, pfsense, sonicwall, palo alto networks, firewall configuration, palo alto firewalls,
    palo alto firewall, sophos firewall, firewall administration, asa firewalls, fortinet, fortigate,
    fortigate firewall, fortinet firewall, fortimanager, nse4
    ; near Network Security, Cisco
  Penetration Testing = pen testing, pentesting, penetration tests, vapt, burp suite, metasploit, nmap, kali linux,
    oscp, penetration test, pen test, penetration tester, red team, red teaming, burpsuite, sqlmap,
    web application penetration testing, bug bounty, web penetration testing, network penetration testing,
    exploit development, ethical hacking, ceh, certified ethical hacker, ethical hacker, ec council ceh,
    ethical hacking certification
    ; near Vulnerability Management, Cybersecurity
  Vulnerability Management = vulnerability assessment, vulnerability scanning, nessus, qualys,
    vulnerability assessments, vulnerability analysis, openvas, vulnerability scans, security assessments, rapid7,
    vulnerability scanner, security assessment, vulnerability remediation, vulnerabilities, vulnerability scanners,
    nexpose
    ; near Cybersecurity
  Application Security = appsec, owasp, sast, dast, secure coding, secure code review, owasp top 10, veracode,
    checkmarx, web application security, web security, security testing, application security testing, secure sdlc,
    owasp zap, hp fortify
    ; near Cybersecurity, Penetration Testing
  Identity and Access Management = iam, identity management, okta, single sign on, sso, ldap, keycloak, sailpoint,
    access management, multi factor authentication, mfa, ping identity, forgerock, user access management,
    identity governance, rbac, role based access control, access control, identity and access, user provisioning,
    two factor authentication, oauth, oauth2, oauth 2.0, saml, openid connect, jwt, json web token, auth0, openid,
    json web tokens
    ; near CyberArk, Active Directory
  CyberArk = privileged access management, beyondtrust, pam cyberark, cyber ark, thycotic, privileged access
  Cryptography = encryption, pki, cryptographic, public key infrastructure, ssl tls, data encryption,
    ssl certificates, tls, cryptographic algorithms, ssl
    ; near Blockchain, Cybersecurity
  Security Compliance = nist, soc 2, soc2, pci dss, security audit, security policies, nist framework, nist 800 53,
    it audit, pci compliance, hitrust, cobit, security audits, itgc, nist cybersecurity framework,
    security governance, grc, it governance, it risk management, it risk, risk and compliance, cis controls, fedramp,
    pci, iso 27002, security standards, cmmc, governance risk and compliance, isms audit, information assurance,
    security risk assessment
    ; near Risk Management, Cybersecurity, ISO 27001
  ISO 27001 = iso iec 27001, isms, iso 27001 lead auditor, iso27001, information security management system,
    iso 27001 lead implementer
  CISSP = certified information systems security professional ; near CISM, Security Compliance
  CISM = certified information security manager ; near CISA
  CISA = certified information systems auditor ; near Security Compliance ; cased CISA
  CompTIA Security+ = comptia security, security plus, comptia security plus, comptia cysa, comptia sec
    ; near CISSP, Cybersecurity
`,
);
