import { readSkillEntries } from '../../skill-notation.ts';

export const cloudSkills = readSkillEntries(
  'cloud',
  `
  AWS = amazon web services, amazon aws, aws cloud, aws services, aws solutions architect,
    aws certified solutions architect, aws certified, elastic load balancing, aws cli, aws cloud services, kinesis
    ; near Azure, Google Cloud, Cloud Computing, Serverless
  Azure = microsoft azure, ms azure, windows azure, azure cloud, azure services, az 104, azure certified,
    azure cloud services
    ; near Google Cloud, Cloud Computing
  Azure Active Directory = azure ad, entra id, microsoft entra, microsoft entra id, azure active directory b2c
    ; near Active Directory, Azure, Identity and Access Management
  Google Cloud = gcp, google cloud platform, gcp services, google cloud services
    ; near Cloud Computing
  Oracle Cloud = oracle cloud infrastructure, oci cloud, alibaba cloud, ibm cloud ; near Cloud Computing
  Cloud Computing = cloud services, cloud platform, cloud technologies, cloud engineer, public cloud, cloud platforms,
    private cloud, multi cloud, cloud deployment, cloud administration, cloudops, cloud ops
    ; near AWS, DevOps
  Cloud Security = aws security, azure security, cspm, ccsp, cloud security posture
    ; near Cybersecurity, Cloud Computing
  Serverless = serverless architecture, serverless framework, serverless computing
    ; near AWS
  OpenStack = open stack ; near VMware, Cloud Computing
  VMware = vmware workstation, vm ware
    ; near Virtualization, Citrix
  Virtualization = virtualisation, virtual machines, kvm hypervisor, xenserver, server virtualization, virtual machine
    ; near Windows Server
  Citrix = xenapp, xendesktop, citrix xenapp, citrix netscaler, citrix virtual apps ; near Virtualization
  Application Hosting = linode, render.com, github pages, cloudflare pages
  Disaster Recovery = failover clustering, backup and disaster recovery
    ; near Business Continuity, System Administration
`,
);

export const devopsSkills = readSkillEntries(
  'devops',
  `
  DevOps = dev ops, devops engineer, devops practices, devops tools, devops culture, build and release
    ; near CI/CD, Application Security, Observability
  Docker = docker containers, dockerfile, docker container, dockerized, dockerization, docker engine,
    containerized applications, docker hub
    ; near Kubernetes
  Kubernetes = k8s, kubernetes cluster, kubectl, ckad, rancher kubernetes, linkerd
    ; near Helm, OpenShift
  OpenShift = red hat openshift, open shift
  Envoy = envoy proxy ; of Kubernetes ; context Envoy
  Helm = helm charts, helm chart, kustomize ; cased Helm
  Argo CD = argocd, gitops, fluxcd, flux cd, git ops ; near Kubernetes, CI/CD
  Terraform = hashicorp terraform, terraform scripts
    ; near Ansible, CloudFormation
  ARM Templates = azure resource manager templates, bicep templates ; near CloudFormation, Azure
  AWS CDK = aws cloud development kit ; near CloudFormation, AWS
  CloudFormation = cloud formation, aws cloudformation ; near AWS
  HashiCorp Tools = hashicorp stack ; near Terraform
  HashiCorp Vault = hashi corp vault ; of HashiCorp Tools ; near Terraform ; context Vault
  HashiCorp Consul ; of HashiCorp Tools ; near Terraform ; context Consul
  HashiCorp Nomad ; of HashiCorp Tools ; near Terraform, Kubernetes ; context Nomad
  HashiCorp Packer ; of HashiCorp Tools ; near Terraform ; context Packer
  Ansible = ansible playbooks, ansible tower, ansible playbook ; near Chef Infra, Puppet, Configuration Management
  Chef Infra = opscode chef, chef cookbooks, chef automation, chef server ; context Chef
  Puppet = puppet enterprise, puppetlabs, puppet modules ; near Chef Infra, Ansible ; context Puppet
  Configuration Management = configuration management tools, software configuration management
    ; near DevOps
  Vagrant = hashicorp vagrant ; of Configuration Management ; cased Vagrant
  Jenkins = jenkins pipeline, jenkins pipelines, jenkins ci, jenkinsfile
    ; near CI/CD, GitLab, GitHub Actions, Build Servers
  Build Servers = urban code deploy, harness ci
    ; near CI/CD
  Atlassian Bamboo = bamboo ci ; of Build Servers ; context Bamboo
  Travis CI ; of Build Servers ; context Travis
  CI/CD = cicd, ci cd pipelines, ci cd pipeline, continuous integration continuous deployment, ci cd tools,
    continuous integration and deployment, continuous integration and delivery, deployment automation,
    automated deployment, deployment pipelines, automated deployments, ci and cd, cd ci,
    continuous integration and continuous delivery, continuous integration and continuous deployment,
    continuous integration continuous delivery
  GitHub Actions = github workflows, github action ; near CI/CD, Git
  Azure DevOps = vsts, azure repos, azure devops pipelines
    ; near CI/CD, Azure
  Git = version control, source control, version control systems, version control system, git version control,
    git bash, code versioning, code versioning tools, code version tools, source code management, version control tools
    ; near GitLab
  GitLab = git lab, gitlab ci, gitlab ci cd, gitlab pipelines, gitlab runner, gitlab cicd ; near Git, CI/CD
  Maven = apache maven, maven build ; near Gradle, Java
  Gradle = gradle build ; near Java
  CMake = gnu make
    ; near C++
  Apache Ant = ant build, ant scripts ; near Maven, Gradle, Java ; context Ant
  SonarQube = sonar qube, sonarcloud, static code analysis, code quality tools ; near CI/CD, Software Development
  Linux = linux administration, linux system administration, linux server, linux servers, unix linux, linux unix,
    gnu linux, linux os, linux system administrator, linux environment, hp ux, linux operating system, linux mint,
    rocky linux, oracle linux, suse linux
    ; near System Administration
    ; cased Fedora
  Web Servers = web server
    ; near Java Application Servers, IIS
  Apache HTTP Server = apache httpd, apache server, apache web server, apache2 ; of Web Servers ; context Apache
  Java Application Servers = application servers, jetty server
    ; near Java EE
  IIS = internet information services, iis server, microsoft iis ; near Windows Server, ASP.NET ; cased IIS
  Observability = application monitoring, infrastructure monitoring, server monitoring, apm tools, jaeger tracing,
    distributed tracing, monitoring tools, monitoring and alerting, monitoring and logging, logging and monitoring,
    icinga, what's up gold, network monitoring tools
    ; near Prometheus, Datadog
  Prometheus = prometheus monitoring, alertmanager, thanos prometheus ; near Grafana ; cased Prometheus
  Grafana = grafana dashboards, grafana loki ; near Datadog
  Datadog = data dog ; near Prometheus
  New Relic = newrelic ; near Datadog, Observability
`,
);
