import { readSkillEntries } from '../../skill-notation.ts';

export const cloudSkills = readSkillEntries(
  'cloud',
  `
  AWS = amazon web services, amazon aws, ec2, s3, amazon s3, amazon ec2, cloudwatch, route53, rds, cloudfront,
    aws cloud, ecs, route 53, aws ec2, aws s3, aws cloudwatch, amazon rds, aws services, elastic beanstalk,
    aws solutions architect, aws certified solutions architect, aws certified, aws rds, elastic load balancing, vpc,
    aws vpc, aws iam, aws cli, aws ecs, fargate, aws cloud services, kinesis, aws lambda, lambda functions,
    aws lambdas, step functions, aws step functions
    ; near Azure, Google Cloud, Cloud Computing, Serverless
  Azure = microsoft azure, ms azure, windows azure, azure cloud, azure services, az 104, az 900, azure fundamentals,
    azure vm, azure app service, azure logic apps, azure certified, azure cloud services
    ; near Google Cloud, Cloud Computing
  Azure Active Directory = azure ad, entra id, microsoft entra, microsoft entra id, azure active directory b2c
    ; near Active Directory, Azure, Identity and Access Management
  Google Cloud = gcp, google cloud platform, cloud run, google compute engine, google app engine, gcp services,
    google cloud storage, google cloud services
    ; near Cloud Computing
  Oracle Cloud = oracle cloud infrastructure, oci cloud, alibaba cloud, ibm cloud ; near Cloud Computing
  Cloud Computing = cloud infrastructure, cloud services, cloud platform, cloud technologies, cloud native,
    cloud engineer, cloud architecture, public cloud, paas, iaas, cloud platforms, private cloud, cloud architect,
    hybrid cloud, multi cloud, cloud deployment, cloud administration, cloud migration, migration to cloud,
    lift and shift, cloud migrations, cloudops, cloud ops, finops, cloud cost optimization
    ; near AWS, DevOps
  Cloud Security = aws security, azure security, cspm, ccsp, aws guardduty, cloud security posture
    ; near Cybersecurity, Cloud Computing
  Serverless = serverless architecture, azure functions, cloud functions, serverless framework,
    google cloud functions, serverless computing
    ; near AWS
  OpenStack = open stack ; near VMware, Cloud Computing
  VMware = vsphere, esxi, vcenter, vmware vsphere, vmware esxi, vmware workstation, vm ware, esx
    ; near Virtualization, Citrix
  Virtualization = virtualisation, virtual machines, kvm hypervisor, virtualbox, proxmox, nutanix, xenserver,
    server virtualization, virtual machine, vdi, hyper-v, hyper v, microsoft hyper v
    ; near Windows Server
  Citrix = xenapp, xendesktop, citrix xenapp, citrix netscaler, citrix virtual apps ; near Virtualization
  Application Hosting = heroku, digitalocean, digital ocean, linode, render.com, netlify, vercel, github pages,
    cloudflare pages
  Disaster Recovery = failover clustering, backup and disaster recovery
    ; near Business Continuity, System Administration
`,
);

export const devopsSkills = readSkillEntries(
  'devops',
  `
  DevOps = dev ops, devops engineer, devops practices, devops tools, platform engineering, release management,
    release engineering, devops culture, build and release, devsecops, dev sec ops, site reliability engineering, sre,
    site reliability
    ; near CI/CD, Application Security, Observability
  Docker = docker containers, containerization, containerisation, docker compose, docker swarm, podman, dockerfile,
    docker container, dockerized, dockerization, docker engine, container technologies, containerized applications,
    docker hub
    ; near Kubernetes
  Kubernetes = k8s, kubernetes cluster, container orchestration, kubectl, cka certified, ckad,
    certified kubernetes administrator, eks, aks, gke, amazon eks, aws eks, azure kubernetes service,
    google kubernetes engine, rancher kubernetes, istio, service mesh, linkerd, envoy proxy
    ; near Helm, OpenShift
  OpenShift = red hat openshift, open shift
  Helm = helm charts, helm chart, kustomize ; cased Helm
  Argo CD = argocd, gitops, fluxcd, flux cd, git ops ; near Kubernetes, CI/CD
  Terraform = infrastructure as code, iac, pulumi, terragrunt, hashicorp terraform, terraform scripts
    ; near Ansible, CloudFormation
  CloudFormation = cloud formation, aws cloudformation, aws cdk, arm templates, bicep templates ; near AWS
  HashiCorp Tools = hashicorp vault, secrets management, hashi corp vault, hashicorp consul, hashicorp nomad,
    hashicorp packer
    ; near Terraform
    ; context Vault, Consul, Nomad, Packer
  Ansible = ansible playbooks, ansible tower, ansible playbook ; near Chef Infra, Puppet, Configuration Management
  Chef Infra = opscode chef, chef cookbooks, chef automation, chef server ; context Chef
  Puppet = puppet enterprise, puppetlabs, puppet modules ; near Chef Infra, Ansible ; context Puppet
  Configuration Management = configuration management tools, software configuration management
    ; near DevOps
    ; cased Vagrant
  Jenkins = jenkins pipeline, jenkins pipelines, jenkins ci, jenkinsfile
    ; near CI/CD, GitLab, GitHub Actions, Build Servers
  Build Servers = teamcity, team city, circleci, circle ci, travis ci, atlassian bamboo, octopus deploy,
    urban code deploy, harness ci
    ; near CI/CD
    ; context Bamboo, Travis
  CI/CD = cicd, continuous integration, continuous delivery, continuous deployment, build automation, ci cd pipelines,
    ci cd pipeline, continuous integration continuous deployment, ci cd tools, continuous integration and deployment,
    continuous integration and delivery, deployment automation, automated deployment, deployment pipelines,
    automated deployments
  GitHub Actions = github workflows, github action ; near CI/CD, Git
  Azure DevOps = tfs, vsts, azure pipelines, azure repos, azure boards, team foundation server, azure devops pipelines
    ; near CI/CD, Azure
  Git = version control, source control, version control systems, version control system, git version control,
    git flow, gitflow, git bash, github, git hub, bitbucket, bit bucket, atlassian bitbucket
    ; near GitLab
  GitLab = git lab, gitlab ci, gitlab ci cd, gitlab pipelines, gitlab runner, gitlab cicd ; near Git, CI/CD
  Maven = apache maven, maven build ; near Gradle, Java
  Gradle = gradle build ; near Java
  CMake = makefile, bazel, gnu make, makefiles, ms build, msbuild, apache ant, ant build ; near C++ ; context Ant
  SonarQube = sonar qube, sonarcloud, static code analysis, code quality tools ; near CI/CD, Software Development
  Linux = unix, linux administration, linux system administration, linux server, linux servers, unix linux,
    linux unix, gnu linux, linux os, linux system administrator, solaris, aix, linux kernel, rhcsa, rhce,
    linux environment, sun solaris, hp ux, linux operating system, ubuntu, debian, ubuntu server, ubuntu linux,
    linux mint, red hat linux, redhat, red hat, rhel, centos, red hat enterprise linux, redhat linux, rocky linux,
    oracle linux, suse linux
    ; near System Administration
    ; cased Fedora
  Web Servers = nginx, apache http server, apache server, apache web server, haproxy, ngnix, apache2
    ; near Java Application Servers, IIS
    ; context Apache
  Java Application Servers = tomcat, apache tomcat, weblogic, websphere, jboss, wildfly, glassfish, oracle weblogic,
    ibm websphere, application servers, websphere application server, jboss server, jetty server, weblogic server
    ; near Java EE
  IIS = internet information services, iis server, microsoft iis ; near Windows Server, ASP.NET ; cased IIS
  Observability = application monitoring, system monitoring, infrastructure monitoring, opentelemetry,
    server monitoring, log management, apm tools, jaeger tracing, distributed tracing, monitoring tools,
    monitoring and alerting, monitoring and logging, logging and monitoring, dynatrace, appdynamics, app dynamics,
    nagios, zabbix, solarwinds, prtg, icinga, solar winds, what's up gold, network monitoring tools
    ; near Prometheus, Datadog
  Prometheus = prometheus monitoring, alertmanager, thanos prometheus ; near Grafana ; cased Prometheus
  Grafana = grafana dashboards, grafana loki ; near Datadog
  Datadog = data dog ; near Prometheus
  New Relic = newrelic ; near Datadog, Observability
`,
);
