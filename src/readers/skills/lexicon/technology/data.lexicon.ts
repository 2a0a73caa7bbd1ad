import { readSkillEntries } from '../../skill-notation.ts';

export const databaseSkills = readSkillEntries(
  'database',
  `
  SQL = structured query language, sql queries, sql query, ansi sql, sql programming, sql scripting, writing sql,
    complex sql
  PostgreSQL = postgres, postgre sql, psql, pgsql, postgre, postgis ; near MySQL, SQL, SQL Server, Oracle Database
  MySQL = my sql, mysql workbench, phpmyadmin, mysql database ; near MariaDB, SQL, SQL Server, Oracle Database
  MariaDB = maria db, percona ; near PostgreSQL
  SQL Server = ms sql, mssql, microsoft sql server, ms sql server, sqlserver, ssms, sql server management studio,
    azure sql
    ; near SQL, T-SQL, Oracle Database
  Oracle Database = oracle db, oracle 10g, oracle 11g, oracle 12c, oracle 19c, oracle 9i, oracle 8i, oracle rac,
    oracle dba, oracle sql, oracle10g, oracle11g, oracle rdbms, oracle databases, oracle 18c, oracle goldengate,
    goldengate, oracle exadata, exadata, asm rac, oracle server
    ; near SQL, PL/SQL
    ; context Oracle
  PL/SQL = plsql, pl sql, oracle pl sql, sql pl sql ; near SQL, T-SQL
  T-SQL = tsql, transact sql ; near SQL
  SQLite = sql lite ; near SQL
  MongoDB = mongo, mongo db, mongoose, mongodb atlas ; near NoSQL, DynamoDB, Cassandra, Couchbase
  NoSQL = no sql, nosql databases, non relational databases, time series databases, influxdb, timescaledb,
    time series database
  Cassandra = apache cassandra, scylladb, datastax ; near NoSQL, HBase ; cased Cassandra
  HBase = apache hbase ; near NoSQL
  Couchbase = couchdb, apache couchdb ; near NoSQL
  DynamoDB = dynamo db, amazon dynamodb, aws dynamodb ; near NoSQL
  Cosmos DB = cosmosdb, azure cosmos db ; near MongoDB, DynamoDB
  Redis = redis cache, redis cluster ; near NoSQL
  Memcached = memcache, elasticache, hazelcast ; near Redis
  Elasticsearch = elastic search, opensearch, elk, elk stack, kibana, logstash, elastic stack ; near Apache Solr
  Apache Solr = solr, lucene, apache lucene
  Neo4j = graph database, graph databases, cypher query language, tigergraph ; near NoSQL
  Vector Databases = vector database, pinecone, chromadb, weaviate, faiss, pgvector, milvus, qdrant
    ; near Large Language Models, Retrieval-Augmented Generation
  DB2 = ibm db2, db2 udb ; near SQL, Oracle Database
  Teradata = bteq, teradata sql ; near SQL, Data Warehousing
  Database Administration = dba, database administrator, database management, database backup, backup and recovery,
    database tuning, rman, data guard, database security, database engineer, backup recovery, database maintenance,
    database performance, database monitoring, database upgrades, database patching, database replication,
    always on availability groups, high availability databases, database performance tuning, sql performance tuning
    ; near SQL
  Database Design = database modeling, schema design, er diagrams, database development, database developer,
    relational databases, rdbms, relational database, database systems, database architecture, er diagram,
    database schema, database programming
    ; near Database Administration, Data Modeling
  Data Modeling = data modelling, dimensional modeling, data model, data models, logical data model,
    dimensional modelling, data modeler, erwin data modeler
  Stored Procedures = stored procedure, triggers and views, sql triggers, database triggers ; near SQL, PL/SQL, T-SQL
`,
);

export const dataSkills = readSkillEntries(
  'data',
  `
  # Engineering
  ETL = etl development, etl pipelines, data pipelines, data pipeline, data integration, etl tools, etl processes,
    data ingestion, etl testing, extract transform load, etl process, data extraction, data transformation, fivetran,
    airbyte, matillion, elt pipelines
    ; near Informatica, SSIS, Data Warehousing, Airflow
  Informatica = informatica powercenter, powercenter, iics, informatica cloud, informatica mdm
    ; near SSIS, Talend, DataStage
  Talend = talend open studio, talend studio
  Pentaho = pentaho kettle ; near Talend, ETL
  DataStage = ibm datastage
  Ab Initio ; near DataStage, ETL
  SSIS = sql server integration services ; near SQL Server
  SSRS and SSAS = ssrs, sql server reporting services, ssas, sql server analysis services, msbi, ssas and ssrs
    ; near SSIS, Power BI
  Alteryx = knime ; near Tableau, Data Analysis
  Airflow = apache airflow, dagster, apache nifi, luigi pipelines, prefect io
  Apache Spark = pyspark, spark sql, spark streaming, spark mllib, spark rdd
    ; near Hadoop, Scala, Databricks
    ; context Spark
  Databricks = azure databricks, delta lake, databricks lakehouse ; near Snowflake
  Flink = apache flink, apache beam, apache storm, stream processing, real time streaming ; near Apache Spark, Kafka
  Hadoop = hdfs, map reduce, mapreduce, cloudera, hortonworks, sqoop, oozie, apache pig, hadoop ecosystem,
    yarn hadoop, pig latin, apache flume, apache sqoop, amazon emr
    ; near Hive, Big Data, HBase
    ; context Pig
  Hive = apache hive, hiveql, hive ql, presto sql, trino, hive sql, aws athena, amazon athena, apache impala,
    cloudera impala
    ; near SQL, Apache Spark
    ; context Hive
  Big Data = bigdata, big data analytics, big data technologies ; near Apache Spark
  Data Warehousing = data warehouse, dwh, star schema, data lake, data mart, snowflake schema, edw, data marts,
    data warehouses, data lakes, olap, datawarehouse, data vault, lakehouse
    ; near Snowflake, BigQuery, Redshift, Data Modeling
  Snowflake = snowsql, snowflake db, snowflake cloud, snowpipe ; near BigQuery, Redshift ; cased Snowflake
  BigQuery = big query, google bigquery, google big query ; near Redshift
  Redshift = amazon redshift, aws redshift, redshift spectrum
  AWS Glue = aws glue etl, glue catalog, aws lake formation, aws data pipeline ; near ETL, AWS, Azure Data Factory
  Azure Data Factory = adf pipelines, azure synapse, synapse analytics, azure data lake, azure synapse analytics,
    microsoft fabric
    ; near Azure, ETL
  dbt = data build tool, dbt cloud ; near ETL
  Data Engineering = data engineer, data engineers, data infrastructure, data platform, data architecture,
    data architect, data platforms
    ; near ETL, Big Data, Data Science

  # Reporting
  Tableau = tableau desktop, tableau server, tableau prep, tableau public, tableau dashboards
    ; near Power BI, Data Visualization, Looker, Qlik
  Power BI = powerbi, power query, microsoft power bi, power bi desktop, ms power bi, power bi dashboards,
    dax queries, dax functions, dax expressions
    ; near Data Visualization, Looker, Qlik
    ; cased PowerBI, DAX
  Looker = lookml ; near Looker Studio ; cased Looker
  Looker Studio = google data studio, data studio ; near Google Analytics, Data Visualization
  Qlik = qlikview, qlik sense, qliksense, qlik view, sisense, domo
  Cognos = ibm cognos, cognos analytics ; near Business Objects, MicroStrategy, Business Intelligence
  Crystal Reports = crystal report ; near SSRS and SSAS, Business Objects
  Business Objects = sap business objects, sap bo, webi, sap bobj, bobj ; near MicroStrategy, Business Intelligence
  MicroStrategy = micro strategy ; near Business Intelligence
  OBIEE = oracle bi, oracle obiee, oac analytics ; near MicroStrategy, Business Intelligence
  Data Visualization = data visualisation, dashboards, dashboarding, dashboard, dashboard creation,
    dashboard development, data storytelling, visualization tools, interactive dashboards, data visualizations,
    metabase, apache superset
  Business Intelligence = bi tools, bi reporting, bi developer, business intelligence tools, business analytics,
    self service bi, bi dashboards, bi solutions
    ; near Tableau, Power BI, Data Analysis
    ; context BI

  # Analysis
  Data Analysis = data analytics, data mining, data analyst, analytics, analyzing data, quantitative analysis,
    exploratory data analysis, data cleaning, data analysts, data wrangling, ad hoc analysis, data analysis skills,
    eda
    ; near Data Visualization, Statistics
  Web Scraping = data scraping, web crawling, beautiful soup, beautifulsoup, scrapy, web scrapping, data harvesting
    ; near Data Analysis, Machine Learning
  Data Governance = data quality, master data management, data stewardship, data catalog, data lineage, mdm, collibra,
    metadata management, data integrity, data profiling, master data, data migration, data conversion,
    legacy data migration
    ; near ETL
  SAS = sas programming, base sas, sas enterprise guide, sas macros, proc sql, sas base, sas eg, advanced sas,
    sas viya
    ; near R, SPSS
    ; cased SAS
  SPSS = ibm spss, minitab statistics, spss statistics ; near Statistics
  Stata = eviews ; near SPSS, Statistics ; cased Stata, STATA
  Statistics = statistical analysis, statistical modeling, statistical modelling, hypothesis testing,
    statistical methods, regression analysis, descriptive statistics, bayesian statistics, statistical techniques,
    biostatistics, linear regression, anova, statistician, logistic regression, inferential statistics,
    statistical data analysis, multivariate analysis, statistical tests, econometrics, statistical software,
    applied statistics, predictive modeling, predictive modelling, predictive analytics, predictive models,
    predictive analysis, forecasting models, time series analysis, time series, arima, time series forecasting
    ; near Machine Learning
  Operations Research = linear programming, mathematical optimization, optimization models, mathematical modeling,
    simulation modeling, monte carlo simulation, mathematical modelling
    ; near Statistics
  A/B Testing = ab testing, split testing, a b tests, multivariate testing, online experiments ; near Statistics
`,
);

export const aiSkills = readSkillEntries(
  'ai',
  `
  Machine Learning = machine learning algorithms, ml models, ml algorithms, machine learning engineer,
    supervised learning, ml engineer, unsupervised learning, machine learning models, statistical learning,
    machine learning techniques, applied machine learning, ml techniques, ml model development,
    machine learning model, classification and clustering, random forest, decision trees, svm,
    support vector machines, k means, clustering algorithms, naive bayes, knn, k nearest neighbors, decision tree,
    random forests, dimensionality reduction, pca, cluster analysis, ensemble methods, gradient boosting,
    feature engineering, feature selection, boosting techniques, support vector machine, regression models,
    k means clustering, automl, auto ml
    ; near Deep Learning, Data Science, scikit-learn, Artificial Intelligence, Statistics
    ; cased ML
  Deep Learning = neural networks, neural network, neural nets, rnn, lstm, artificial neural networks, gan models,
    gans, convolutional neural networks, recurrent neural networks, deep neural networks, deep learning frameworks,
    transfer learning
    ; near TensorFlow, PyTorch, Keras
    ; context CNN
  Reinforcement Learning = q learning, deep reinforcement learning, rlhf ; near Machine Learning, Deep Learning
  Data Science = data scientist, data scientists, data science projects ; near Statistics, Data Analysis
  Artificial Intelligence = ai ml, ai models, ai solutions, artificial intelligence ai ; near Deep Learning ; cased AI
  Natural Language Processing = nlp, text mining, sentiment analysis, word embedding, topic modeling,
    named entity recognition, text classification, text analytics, topic modelling, word2vec, word embeddings,
    information extraction, language modeling, text processing nlp, spacy, nltk, gensim, stanford nlp, bert models
    ; near Machine Learning, Large Language Models
  Large Language Models = llm, llms, gpt, openai, chatgpt, large language model, openai api, gpt 4, fine tuning llms,
    llama models, openai gpt, ai agents, agentic ai, ai agent, multi agent systems, agentic workflows,
    prompt engineering, prompt design, prompt engineer
    ; near Deep Learning, Generative AI, LangChain
  Generative AI = genai, gen ai, stable diffusion, diffusion models, midjourney, generative models
    ; near Artificial Intelligence
  LangChain = lang chain, llamaindex, langgraph, llama index, crewai ; near Retrieval-Augmented Generation
  Retrieval-Augmented Generation = retrieval augmented generation, rag pipelines, rag pipeline, rag systems,
    rag architecture
    ; near Large Language Models
    ; context RAG
  Hugging Face = huggingface, hugging face transformers, huggingface transformers
    ; near Natural Language Processing, PyTorch
  Chatbots = chatbot development, dialogflow, rasa chatbot, conversational ai, chatbot, chat bots, amazon lex
    ; near Natural Language Processing
  Computer Vision = image processing, object detection, image recognition, yolo object detection,
    image classification, image segmentation, face recognition, facial recognition, ocr,
    optical character recognition, video analytics, medical image analysis, opencv, open cv
    ; near Deep Learning, Machine Learning
  Speech Recognition = speech to text, text to speech, automatic speech recognition, speech processing
    ; near Natural Language Processing
  TensorFlow = tensor flow, tensorflow lite ; near PyTorch, Keras
  PyTorch = py torch, torchvision, pytorch lightning ; near Keras
  Keras = keras api
  scikit-learn = sklearn, scikit, sci kit learn ; near Python, Machine Learning
  XGBoost = lightgbm, catboost, xg boost ; near scikit-learn, Machine Learning
  Pandas = python pandas, polars dataframe ; near NumPy, Python ; cased Pandas
  NumPy = scipy, num py ; near Python
  Matplotlib = seaborn, plotly, bokeh plots, mat plot lib ; near Python, Data Visualization
  Jupyter = jupyter notebook, ipython, google colab, jupyter notebooks, jupyterlab, anaconda python
    ; near Python
    ; cased Colab
  MLOps = ml ops, model deployment, ml pipelines, model monitoring, ml pipeline, model serving,
    productionizing models, ml deployment, dvc, mlflow, kubeflow, weights and biases, wandb, ml flow
    ; near Machine Learning, DevOps
  Amazon SageMaker = sagemaker, aws sagemaker, amazon bedrock, aws bedrock ; near MLOps, AWS, Vertex AI
  Vertex AI = google vertex ai ; near MLOps
  Azure Machine Learning = azure ml, azure openai, azure cognitive services ; near Vertex AI, Amazon SageMaker, MLOps
  GPU Programming = cuda, gpu programming, nvidia cuda, gpu computing, tensorrt, opencl ; near C++, Deep Learning
  Recommendation Systems = recommender systems, recommendation engine, collaborative filtering, recommendation system,
    recommender system, recommendation engines, recommendation algorithms
    ; near Machine Learning
`,
);
