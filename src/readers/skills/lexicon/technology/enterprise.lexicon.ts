import { readSkillEntries } from '../../skill-notation.ts';

export const enterpriseSkills = readSkillEntries(
  'enterprise',
  `
  # SAP
  SAP = sap erp, sap r3, sap software, sap user, sap system, sap r 3, sap implementation, sap end user, sap support,
    sap certified, sap modules
    ; near ERP, SAP S/4HANA
    ; cased SAP
  SAP S/4HANA = s 4hana, s4hana, s4 hana, s/4hana, sap s4 hana, s 4 hana, sap s4hana, sap s 4 hana ; near SAP HANA
  SAP HANA = hana db, hana database, sap hana db ; near SAP
  SAP ABAP = abap, abap programming, oo abap, sap abap hana ; near SAP, SAP HANA
  SAP FICO = sap fi, sap fi co, sap finance, sap co, sap fi module, fico, sap controlling, sap simple finance
    ; near SAP, Accounting, SAP MM
  SAP MM = sap material management, sap mm module, sap materials management ; near SAP, SAP SD, Procurement
  SAP SD = sap sales and distribution, sap sd module ; near SAP
  SAP PP = sap production planning, sap qm, sap pm module, sap plant maintenance
    ; near SAP, SAP MM, Production Planning
  SAP EWM = sap wm, sap ewm module, sap tm, sap extended warehouse management, sap apo
    ; near SAP, Warehouse Management
  SAP BW = sap bi, sap bw hana, sap bw 4hana, sap bw bi
    ; near SAP HANA, Business Objects, Data Warehousing

  # Others
  ERP = enterprise resource planning, erp systems, erp system, erp software, erp implementation, erp implementations,
    erp package, erp solutions, infor ln, baan, syspro
    ; near Odoo, NetSuite
  Oracle EBS = oracle erp, oracle apps, oracle e business suite, oracle applications, oracle r12, oracle financials,
    oracle apps r12, oracle ebs r12, oracle ebusiness suite
    ; near Oracle Fusion, ERP
  Oracle Fusion = oracle erp cloud, oracle fusion cloud, oracle cloud erp, oracle fusion financials,
    oracle fusion applications
    ; near ERP
  PeopleSoft = people soft, peoplesoft financials, peoplecode ; near Oracle EBS
  NetSuite = net suite, oracle netsuite, suitescript
  Odoo = openerp, odoo erp
  Microsoft Dynamics 365 = dynamics 365, microsoft dynamics, ms dynamics, microsoft dynamics 365 finance, d365,
    ms dynamics 365, dynamics 365 finance
    ; near ERP, Microsoft Dynamics CRM
  Salesforce = salesforce crm, sfdc, salesforce administrator, salesforce.com, salesforce platform, force.com,
    salesforce flows, salesforce certified
    ; near CRM, HubSpot, Salesforce Apex
    ; cased Salesforce, SalesForce
  Salesforce Apex = apex classes, apex triggers, apex trigger, apex programming, aura components, apex code,
    apex class, batch apex
    ; near Java
    ; context Apex
  Siebel = siebel crm, oracle siebel ; near CRM
  SharePoint = share point, microsoft sharepoint, sharepoint online, ms sharepoint, sharepoint 2013, spfx
    ; near Microsoft Power Platform
    ; context MOSS
  Microsoft Power Platform = dataverse, canvas apps
    ; near Low-Code Development, RPA
  RPA = robotic process automation, rpa tools, aa 360
    ; near UiPath
  UiPath = ui path ; near RPA
  Mainframe = ibm mainframe, mainframes, z os, ibm i, rpgle, ims db, ibm mainframes
    ; near COBOL, DB2
  Guidewire = duck creek, guidewire policycenter, guidewire claimcenter, guidewire billingcenter, policycenter, claimcenter,
    billingcenter ; near Insurance, Java
  Core Banking Systems = calypso trading system
    ; near Banking
`,
);
