import { readSkillEntries, readSkillParts } from '../../skill-notation.ts';

/** Methods of technology that postings demand by a general name, and a database whose name is an ordinary word. */
export const technologyMethods = [
  ...readSkillEntries(
    'architecture',
    `
    Internationalization = internationalisation, i18n, internationalization and localization ; near Localization
    Rules Engines = rules engine, rule engine, rule engines, business rules engine, drools, business rules management
  `,
  ),
  ...readSkillEntries(
    'data',
    `
    Data Management = data management systems, data management practices ; near Data Governance, Master Data Management
    Data Processing = data processing systems, real time data processing, batch data processing
      ; near Data Pipelines
    Apache Druid = druid.io ; near Big Data ; cased Druid
  `,
  ),
  ...readSkillEntries(
    'product',
    'Digital Transformation = digital transformation projects, digital transformation programs ; near Change Management',
  ),
  ...readSkillEntries('finance', 'Backtesting = back testing, backtests'),
];

export const technologyMethodParts = readSkillParts(`
  Software Development > Memory Management = manual memory management, memory leaks, memory profiling
    ; Design Principles = software design principles, oo design principles, object oriented design principles
    ; Object-Relational Mapping = object relational mapper, object relational mappers, orm frameworks, orm framework
    ; Client-Server Architecture = client server, client server communication, client server applications
  System Design > High Availability = highly available systems, highly available applications, ha clustering, ha clusters
    ; Fault Tolerance = fault tolerant systems, fault tolerant applications
    ; Scalable Applications = scalable application, highly scalable systems, highly scalable applications
  System Administration > IT Operations = it operations management, infrastructure operations
    ; Enterprise Storage = storage systems, storage technologies, storage technology,
    network attached storage, san administration ; Multipathing = device mapper multipath, multipath io
  Technical Support > Application Support = production support, application production support, applications support
  Cloud Computing > Cloud Storage = cloud storage solutions, object storage
  Azure > Azure Security Center ; Azure Key Vault = key vault
    ; Managed Identities = managed identity ; Azure Application Gateway = application gateway, app gateway
    ; Recovery Services Vault = recovery services vaults
  Oracle Database > Oracle ASM = automatic storage management
  SQL > DDL = data definition language ; DML = data manipulation language ; DCL = data control language
  Cryptography > Digital Certificates = digital certificate, certificate lifecycle management, certificate authorities,
    certificate authority
  Adobe Experience Manager > Apache Sling = sling framework ; Apache Felix ; JCR = java content repository, jackrabbit
  iOS > Auto Layout = autolayout, auto layout constraints ; Size Classes ; Stack Views = uistackview
  WordPress > WP Engine
  Embedded Systems > PWM = pulse width modulation ; Hardware Interrupts = external interrupts, interrupt handling,
    interrupt service routines ; Hardware Timers = timers and counters
  Routing and Switching > IP Multicast = multicast routing, multicast
  Web Accessibility > Assistive Technologies = assistive technology, screen readers, screen reader
  Agile > Lean Startup
  SEO > Search Intent ; Topic Clusters = content clusters, pillar pages
`);
