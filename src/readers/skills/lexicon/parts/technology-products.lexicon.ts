import { readSkillEntries, readSkillParts } from '../../skill-notation.ts';

/** Products whose names in lower case are other words. Names that another trade uses (Espresso, Celery) are left out. */
export const technologyProducts = [
  ...readSkillEntries(
    'backend',
    `
    Sequelize ; near Node.js
    Fastify = fastify.js ; near Node.js
    Hapi = hapi framework ; near Node.js ; cased Hapi
    Koa ; near Node.js ; cased Koa
    Prisma = prisma orm ; near Node.js ; cased Prisma
    Akka = akka streams, akka http ; near Scala
    Tokio ; near Rust ; cased Tokio
    Dapper ; near Entity Framework ; cased Dapper
    NATS = nats streaming, nats jetstream ; near Message Queues ; cased NATS
`,
  ),
  ...readSkillEntries('mobile', 'Koin ; near Android ; cased Koin'),
  ...readSkillEntries('data', 'MDX = mdx queries ; near SQL ; cased MDX'),
  ...readSkillEntries('ai', 'BERT ; near Natural Language Processing ; cased BERT'),
  ...readSkillEntries('cloud', 'Amazon SNS = aws sns ; near Amazon SQS ; cased SNS'),
  ...readSkillEntries(
    'devops',
    `
    Spinnaker = netflix spinnaker ; near Argo CD ; cased Spinnaker
    Cron = cron jobs, cron job, crontab ; near Linux
    AWK = gawk ; near Shell Scripting ; cased AWK
`,
  ),
  ...readSkillEntries(
    'security',
    `
    SOAR ; near Incident Response ; cased SOAR
    HSM = hardware security module ; near Cryptography ; cased HSM
`,
  ),
  ...readSkillEntries('network', 'F5 ; near Load Balancing ; cased F5'),
  ...readSkillEntries('engineering', 'CANoe ; near AUTOSAR ; cased CANoe'),
];

export const technologyProductParts = readSkillParts(`
  Node.js > TypeORM = type orm ; tRPC ; pnpm ; Deno
  JavaScript > ESLint = es lint ; Web Components = web component ; WebAssembly = wasm ; PixiJS = pixi.js
    ; Phaser.js = phaser js, phaser 3 ; SolidJS = solid.js ; Lit Element = litelement ; Leaflet.js
    ; Knockout.js = knockoutjs ; Ext JS = extjs, sencha extjs, sencha ext js ; Stencil.js = stenciljs
  React > React Query = tanstack query ; Gatsby.js = gatsbyjs ; Storybook = storybook.js ; JSX
  CSS > CSS Modules ; PostCSS
  Front-End Build Tools > Turborepo ; Lerna ; Monorepo = mono repo, nx monorepo
  Python > CherryPy ; Pydantic ; asyncio = async io ; Streamlit ; Plotly Dash
  Java > RxJava = rx java ; JavaBeans = java beans ; Dropwizard ; Play Framework ; Ehcache
  Spring > Spring WebFlux = webflux, spring reactive
  .NET > Hangfire ; MassTransit ; NServiceBus
  Content Management Systems > Umbraco ; Kentico ; Liferay
  Low-Code Development > Camunda ; ProcessMaker = process maker ; Nintex ; WorkFusion ; Workflow Engines = workflow engine
  Database Administration > Liquibase ; Flyway ; pgAdmin ; Oracle Enterprise Manager = oem cloud control
  NoSQL > ArangoDB ; Amazon Neptune = aws neptune
  SQL > ClickHouse ; kdb+ = kdb ; CockroachDB = cockroach db ; YugabyteDB ; Greenplum ; Vertica ; Netezza ; Informix = ibm informix
    ; Sybase = sybase ase ; Amazon Aurora = aws aurora, aurora db, aurora mysql, aurora postgresql
  Big Data > NiFi = apache nifi ; Apache Samza = samza ; Apache Zeppelin ; Apache Avro ; Dataproc
  Kafka > Kafka Connect
  Data Governance > Alation ; Great Expectations ; Data Mesh
  Machine Learning > Dataiku ; RapidMiner ; H2O.ai = h2o ai ; Weka
  AWS > Amazon EventBridge = eventbridge ; GuardDuty = amazon guardduty, aws guardduty, guard duty, aws guard duty ; AWS WAF
  Azure > Azure Event Hubs = event hubs, event hub ; Application Insights = app insights
  Kubernetes > Tekton ; containerd
  Observability > Zipkin ; Fluentd = fluent bit ; Graylog ; Sumo Logic
  Redis > etcd
  Test Automation > Karate Framework = karate dsl ; Moq
  Android > OkHttp ; Hilt Injection = dagger hilt, dagger 2
  iOS > RxSwift ; Alamofire ; VIPER Architecture
  Embedded Systems > Board Bring-Up = board bring up ; Device Trees = device tree
    ; Zephyr RTOS ; CoAP
  Automotive Engineering > FlexRay ; ASPICE = automotive spice
  C++ > Boost C++ = boost libraries, boost library ; LLVM ; Valgrind ; GDB
  Linux > eBPF ; DPDK
  System Administration > Ceph ; GlusterFS ; Control-M ; AutoSys ; Tidal Scheduler
  Blockchain > Chainlink ; Vyper
  Networking > tcpdump ; HTTP/2 ; Content Delivery Networks = cdn
  VMware > NSX = vmware nsx, nsx-t

`);
