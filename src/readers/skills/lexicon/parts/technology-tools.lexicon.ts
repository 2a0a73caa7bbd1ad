import { readSkillEntries, readSkillParts } from '../../skill-notation.ts';

/** Tools and methods that technology postings name beside the larger ones. */
export const technologyTools = [
  ...readSkillEntries(
    'devops',
    `
    SVN = subversion, apache subversion, tortoise svn ; near Git
    Mercurial = bitkeeper ; near Git, SVN
    SaltStack = salt stack ; near Ansible, Puppet ; context Salt
`,
  ),
];

export const technologyToolParts = readSkillParts(`
  DevOps > Infrastructure Automation = automating infrastructure, it automation ; Gerrit
  AWS > Amazon ECR = elastic container registry ; S3 Glacier = amazon glacier ; AWS Elastic Beanstalk
    ; Cloud Development Kit
  Node.js > Koa.js = koa js, hapi.js, hapi js
  Frontend Development > Single Page Applications = single page application, spa development
    ; Server-Side Rendering = server side rendering
    ; Browser Rendering = browser rendering behavior, rendering performance ; RequireJS = require.js, module loaders
  WordPress > Custom Post Types = custom post type ; Plugin Development = custom plugins
    ; Theme Development = custom themes
  Networking > SNMP ; NETCONF = netconf yang ; DMVPN ; VPLS ; NetFlow ; QoS = quality of service configuration
    ; Network Troubleshooting Tools = packet capture ; IP Addressing = ip addressing and subnetting
    ; TCP/IP Protocol Suite = internet protocols
  Routing and Switching > VSS Stacking = switch stacking, switch stack ; STP Protocol
  Security Operations > SOAR Platforms = security orchestration ; Snort
  Database Administration > Log Shipping ; Database Clustering = alwayson availability groups
    ; Database Mirroring ; Database Partitioning = table partitioning ; Index Tuning = index optimization
    ; Golden Gate
  Machine Learning > Anomaly Detection = outlier detection
    ; Hyperparameter Tuning = hyper parameter tuning
    ; Model Deployment Tools = torchserve, triton inference server, nvidia triton inference server
  Natural Language Processing > Entity Extraction ; Sentiment Analysis Models ; Text Representation = text embeddings
  Big Data > Presto = prestodb ; Dask
  Blockchain > Tendermint = tendermint core ; Consensus Mechanisms = consensus protocols ; Blockchain Wallets ; Quorum Blockchain
  Mobile Development > App Center = appcenter ; In-App Purchases = in app purchase, in app purchases
    ; Mobile UI Design Principles = apple design principles, apples design principles, material design guidelines
`);
