import { readSkillEntries } from '../../skill-notation.ts';

export const frontendSkills = readSkillEntries(
  'frontend',
  `
  HTML = html5, html 5, hyper text markup language, hypertext markup language, web markup
  CSS = css3, cascading style sheets, css 3, flexbox, css grid ; near HTML
  Sass = scss, sass scss ; near CSS ; cased Sass, SASS
  CSS Preprocessors = css preprocessor, css preprocessing ; of CSS ; near Sass, Less CSS
  Less CSS = lesscss, less.js ; near Sass, CSS ; cased LESS
  React = reactjs, react.js, react js developer, react context api
    ; near Angular, Vue.js, Next.js, React Native, Redux
    ; cased React
  Redux = redux thunk, reduxjs
  Next.js = nextjs
  Angular = angular cli
    ; near Vue.js, TypeScript
  Vue.js = vue, vuejs
    ; near Next.js
  Svelte = sveltekit, sveltejs ; near React, Vue.js
  Ember.js = emberjs ; near React, Angular ; context Ember
  Backbone.js = backbonejs ; near React, jQuery ; context Backbone
  jQuery = j query, jquery ui, jquery mobile ; near JavaScript
  Bootstrap = twitter bootstrap, bootstrap 4, bootstrap 5, react bootstrap ; near Tailwind CSS, CSS ; cased Bootstrap
  Tailwind CSS = tailwind, tailwindcss ; near CSS
  Material UI = mui, materialui, chakra ui ; near React, Bootstrap
  Ant Design ; near Material UI, React
  Styled Components ; near Material UI, CSS, React
  AJAX = xmlhttprequest, asynchronous request handling, partial page updates ; near JavaScript
  Webpack = web pack ; near Front-End Build Tools, JavaScript
  Gulp.js = gulp task runner ; of Front-End Build Tools ; cased Gulp
  Grunt.js = grunt task runner ; of Front-End Build Tools ; cased Grunt
  Vite.js = vitejs ; of Front-End Build Tools ; cased Vite
  Front-End Build Tools = parcel bundler
  Babel.js = babeljs ; of Front-End Build Tools ; context Babel
  D3.js = d3, d3js, chart.js, highcharts, chartjs ; near Data Visualization, JavaScript
  Three.js = threejs, webgl ; near JavaScript
  Responsive Design = responsive web design, mobile first design, media queries, responsive web, responsive websites
    ; near CSS
  Web Accessibility = wcag, aria roles, a11y, section 508, ada compliance web ; near HTML
  WebSockets = websocket, web sockets ; near Node.js
  Socket.IO ; of WebSockets ; near Node.js
  SignalR ; of WebSockets ; near ASP.NET
  WebRTC ; near WebSockets
  WordPress = word press, wordpress themes, wordpress plugins, wp bakery, divi
    ; near PHP, Drupal, Joomla
  Drupal = drupal 8 ; near Joomla
  Joomla = joomla cms
  Magento = adobe commerce, magento 2 ; near Shopify, PHP
  Shopify = shopify liquid, shopify plus ; near WordPress
  Website Builders = webflow, wix, squarespace, wix studio ; near WordPress
  Adobe Experience Manager = aem, adobe aem ; near Content Management Systems
  Content Management Systems = cms, content management system, headless cms
    ; near WordPress
  Web Development = web developer, web application development, web applications, web technologies, web application,
    website development, web programming, web development skills, web based applications
    ; near Frontend Development
  Frontend Development = front end development, frontend developer, front end developer, ui development, ui developer,
    front end technologies, front end engineer, frontend engineer, front end web development
    ; near Web Development
`,
);

export const backendSkills = readSkillEntries(
  'backend',
  `
  # JavaScript
  Node.js = nodejs, node js ; near JavaScript, Express.js, NestJS ; context Node
  Meteor = meteor.js, meteorjs ; near Node.js, MongoDB ; context Meteor
  Express.js = expressjs ; near NestJS ; context Express
  NestJS = nest.js

  # Python
  Django = django rest framework, drf, django framework ; near Flask, FastAPI, Python
  Flask = flask api, flask framework ; near FastAPI, Python ; cased Flask
  FastAPI = fast api ; near Python
  Celery = celery beat ; near Message Queues ; context Celery
  SQLAlchemy = sql alchemy ; near Python

  # Java
  Spring = spring framework, spring core, spring ioc, spring aop
    ; near Java, Hibernate
    ; context Spring
  Spring Boot = springboot ; near Spring, Java
  Hibernate = hibernate orm
    ; near Java
    ; cased Hibernate
  Java EE = j2ee, jee, jakarta ee, jstl, quarkus and micronaut, micronaut
    ; near Spring, Spring Boot
  Apache Struts ; of Java EE ; cased Struts
  Enterprise Integration
    ; near REST APIs

  # Microsoft
  .NET = .net core, dotnet core, dot net core, net core, dotnet, dot net, .net framework, net framework
    ; near ASP.NET
  ASP.NET = aspnet, asp net web api, asp.net web forms
    ; near C#
  Entity Framework = ef core, entity framework core
    ; near .NET

  # Ruby, PHP
  Ruby on Rails = ror, rubyonrails, ruby rails ; near Ruby, Django ; cased Rails
  Laravel = laravel framework, lumen laravel ; near PHP, Symfony, PHP Frameworks
  Symfony = symfony framework ; near PHP, PHP Frameworks
  PHP Frameworks
    ; near PHP, Laravel

  # Interfaces and messages
  GraphQL = graph ql
    ; near REST APIs
  REST APIs = rest api, restful, restful api, restful web services, rest web services, restful services,
    rest services, rest based services, third party api
    ; cased REST
  SOAP = soap web services, wsdl, soap api, soap services ; near REST APIs ; cased SOAP
  gRPC = grpc services
    ; near REST APIs
  API Gateway = kong api gateway, aws api gateway
    ; near REST APIs
  Kafka = apache kafka
    ; near RabbitMQ, Message Queues
  RabbitMQ = rabbit mq, amqp ; near Message Queues
  Message Queues = message broker, message brokering, message queue, messaging queues
  Event-Driven Architecture = event driven, event driven architectures
    ; near Microservices, Kafka
  Backend Development = back end development, backend developer, back end developer, server side development,
    server side programming, backend engineer
    ; near Web Development
  Full Stack Development = full stack, fullstack, full stack developer, mean developer, full stack web development
    ; near Backend Development, Frontend Development, Web Development
`,
);

export const mobileSkills = readSkillEntries(
  'mobile',
  `
  Android = android development, android app, android developer, android applications, android application,
    android app development, android mobile, gradle android, compose ui
    ; near Kotlin, Java, Flutter, iOS
  iOS = ios development, ios developer, ios app, iphone app, iphone development, ios app development,
    ios applications, ios application
    ; near Swift, Objective-C
  Room = room database, room persistence ; of Android ; context Room
  Retrofit = retrofit2 ; of Android ; context Retrofit
  Combine = combine framework, apple combine ; of iOS ; near SwiftUI ; context Combine
  Flutter = flutter sdk, flutter framework, flutterflow ; near Dart, React Native ; cased Flutter
  React Native = reactnative, expo react native
  Xamarin = xamarin forms, .net maui, xamarin native ; near C#
  Ionic = ionic framework, ionic angular
    ; near React Native
    ; cased Ionic
  Mobile Development = mobile app development, mobile apps, mobile application development, mobile application,
    mobile app, mobile applications, mobile developer, hybrid mobile apps, mobile technologies, app store deployment,
    app publishing, app store optimization
    ; near Android, iOS, Flutter, React Native
  Firebase = firebase authentication, firebase realtime database
  Unity = unity3d, unity 3d, unity engine, unity game engine
    ; near C#, Unreal Engine, Game Development
    ; context Unity
  Unreal Engine = unreal, ue4, ue5 ; near Game Development
  Game Development = game developer, game programming, gameplay programming, video game development, game art,
    game assets, cryengine
    ; near C++, Unity, 3D Modeling
  AR/VR = ar vr, mixed reality, vr development, oculus
    ; near Unity
`,
);
