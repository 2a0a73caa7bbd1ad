import { readSkillEntries } from '../../skill-notation.ts';

export const databaseSkills = readSkillEntries(
  'database',
  `
  SQL = structured query language, sql queries, sql query, ansi sql, sql programming, sql scripting,
    complex sql
  PostgreSQL = postgres, postgre sql, psql, pgsql, postgre
    ; near MySQL, SQL, SQL Server, Oracle Database
  MySQL = my sql, mysql workbench, phpmyadmin, mysql database ; near MariaDB, SQL, SQL Server, Oracle Database
  MariaDB = maria db, percona ; near PostgreSQL
  SQL Server = ms sql, mssql, microsoft sql server, ms sql server, sqlserver
    ; near SQL, T-SQL, Oracle Database
  Oracle Database = oracle db, oracle 10g, oracle 11g, oracle 12c, oracle 19c, oracle 9i, oracle 8i, oracle dba,
    oracle sql, oracle10g, oracle11g, oracle rdbms, oracle databases, oracle 18c, asm rac, oracle server
    ; near SQL, PL/SQL
    ; context Oracle
  PL/SQL = plsql, pl sql, oracle pl sql, sql pl sql ; near SQL, T-SQL
  T-SQL = tsql, transact sql ; near SQL
  SQLite = sql lite ; near SQL
  MongoDB = mongo, mongo db, mongoose, mongodb atlas ; near NoSQL, DynamoDB, Cassandra, Couchbase
  NoSQL = no sql, nosql databases, non relational databases, non relational db
  Cassandra = apache cassandra, scylladb, datastax ; near NoSQL, HBase ; cased Cassandra
  HBase = apache hbase ; near NoSQL
  Couchbase = couchdb, apache couchdb ; near NoSQL
  DynamoDB = dynamo db, amazon dynamodb, aws dynamodb ; near NoSQL
  Cosmos DB = cosmosdb, azure cosmos db ; near MongoDB, DynamoDB
  Redis = redis cache, redis cluster ; near NoSQL
  Memcached = memcache, elasticache, elastic cache, hazelcast ; near Redis
  Elasticsearch = elastic search
    ; near Apache Solr
  Apache Solr = solr, lucene, apache lucene
  Neo4j = graph database, graph databases, cypher query language, tigergraph ; near NoSQL
  Vector Databases = vector database, chromadb, qdrant
    ; near Large Language Models, Retrieval-Augmented Generation
  DB2 = ibm db2, db2 udb ; near SQL, Oracle Database
  Teradata = bteq, teradata sql ; near SQL, Data Warehousing
  Database Administration = dba, database administrator, database management, database engineer, database maintenance,
    database performance, database monitoring, database upgrades, database patching, always on availability groups,
    high availability databases
    ; near SQL
  Database Design = database modeling, database systems, database system design, database architecture, database programming
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
  ETL = etl development, etl pipelines, etl tools, etl processes, etl testing, extract transform load, etl process,
    data transformation, elt pipelines
    ; near Informatica, SSIS, Data Warehousing, Airflow
  Informatica = informatica powercenter, powercenter, iics, informatica cloud, informatica mdm
    ; near SSIS, Talend, DataStage
  Talend = talend open studio, talend studio
  Pentaho = pentaho kettle ; near Talend, ETL
  DataStage = ibm datastage
  Ab Initio ; near DataStage, ETL
  SSIS = sql server integration services ; near SQL Server
  SSRS and SSAS = ssas and ssrs
    ; near SSIS, Power BI
  Alteryx = knime ; near Tableau, Data Analysis
  Dagster ; near Airflow
  Airflow = apache airflow, luigi pipelines, prefect io
  Apache Spark = pyspark, spark sql, spark streaming, spark mllib, spark rdd
    ; near Hadoop, Scala, Databricks
    ; context Spark
  Databricks = data bricks, azure databricks, delta lake, databricks lakehouse ; near Snowflake
  Flink = apache flink, stream processing, real time streaming ; near Apache Spark, Kafka
  Apache Storm ; near Flink, Kafka, Apache Spark ; context Storm
  Apache Beam ; near Flink, Apache Spark ; context Beam
  Hadoop = hortonworks, hadoop ecosystem, yarn hadoop
    ; near Hive, Big Data, HBase
  Apache Pig = pig latin ; of Hadoop ; near Hive ; context Pig
  Hive = apache hive, hiveql, hive ql, hive sql
    ; near SQL, Apache Spark
    ; context Hive
  Big Data = bigdata, big data analytics, big data technologies ; near Apache Spark
  Data Warehousing = data warehouse, dwh, edw, data warehouses, datawarehouse, datawarehousing
    ; near Snowflake, BigQuery, Redshift, Data Modeling
  Snowflake = snowsql, snowflake db, snowflake cloud, snowpipe ; near BigQuery, Redshift ; cased Snowflake
  BigQuery = big query, google bigquery, google big query ; near Redshift
  Redshift = amazon redshift, aws redshift, redshift spectrum
  AWS Glue = aws glue etl, glue catalog, aws lake formation, aws data pipeline ; near ETL, AWS, Azure Data Factory
  Azure Data Factory = adf pipelines, adf v2
    ; near Azure, ETL
    ; context ADF
  Azure Synapse = azure synapse analytics, synapse analytics ; of Azure Data Factory ; context Synapse
  dbt = data build tool, dbt cloud ; near ETL
  Data Engineering = data engineer, data engineers, data infrastructure
    ; near ETL, Big Data, Data Science
  Apache Iceberg = parquet, parquet files ; of Data Engineering ; near Apache Hudi ; context Iceberg
  Apache Hudi = hudi ; of Data Engineering

  # Reporting
  Tableau = tableau desktop, tableau server, tableau prep, tableau public, tableau dashboards
    ; near Power BI, Data Visualization, Looker, Qlik
  Power BI = powerbi, microsoft power bi, power bi desktop, ms power bi, power bi dashboards
    ; near Data Visualization, Looker, Qlik
    ; cased PowerBI
  Looker = lookml ; near Looker Studio ; cased Looker
  Looker Studio = google data studio, data studio ; near Google Analytics, Data Visualization
  Qlik = sisense, domo
  Cognos = ibm cognos, cognos analytics ; near Business Objects, MicroStrategy, Business Intelligence
  Crystal Reports = crystal report ; near SSRS and SSAS, Business Objects
  Business Objects = sap business objects, sap bo, webi, sap bobj, bobj ; near MicroStrategy, Business Intelligence
  MicroStrategy = micro strategy ; near Business Intelligence
  OBIEE = oracle bi, oracle obiee, oac analytics ; near MicroStrategy, Business Intelligence
  Data Visualization = data visualisation, dashboard creation, dashboard development, visualization tools,
    interactive dashboards, data visualizations
  Business Intelligence = bi tools, bi reporting, bi developer, business intelligence tools, business analytics,
    self service bi, bi dashboards, bi solutions
    ; near Tableau, Power BI, Data Analysis
    ; context BI

  # Analysis
  Data Analysis = data analytics, data analyst, analytics, analyzing data, quantitative analysis, data analysts,
    ad hoc analysis, data analysis skills
    ; near Data Visualization, Statistics
  Web Scraping = data scraping, web crawling, web scrapping, data harvesting
    ; near Data Analysis, Machine Learning
  Data Governance = data stewardship, data integrity, data profiling, data conversion
    ; near ETL
  SAS = sas programming, base sas, sas enterprise guide, sas macros, proc sql, sas base, sas eg, advanced sas,
    sas viya
    ; near R, SPSS
    ; cased SAS
  SPSS = ibm spss, minitab statistics, spss statistics ; near Statistics
  Stata = eviews ; near SPSS, Statistics ; cased Stata, STATA
  Statistics = statistical analysis, statistical modeling, statistical modelling, statistical methods,
    descriptive statistics, bayesian statistics, statistical techniques, anova, statistician, inferential statistics,
    statistical data analysis, multivariate analysis, statistical tests, statistical software, applied statistics,
    predictive analysis, forecasting models, arima, time series forecasting
    ; near Machine Learning
  Operations Research = operation research, linear programming, mathematical optimization, optimization models, mathematical modeling,
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
    machine learning model, classification and clustering, naive bayes, knn, k nearest neighbors,
    dimensionality reduction, pca, ensemble methods, boosting techniques, regression models
    ; near Deep Learning, Data Science, scikit-learn, Artificial Intelligence, Statistics
    ; cased ML
  Deep Learning = rnn, recurrent neural networks, deep neural networks,
    deep learning frameworks
    ; near TensorFlow, PyTorch, Keras
  Convolutional Neural Networks ; of Deep Learning ; near Computer Vision ; context CNN
  Reinforcement Learning = q learning, deep reinforcement learning, rlhf ; near Machine Learning, Deep Learning
  Data Science = data scientist, data scientists, data science projects ; near Statistics, Data Analysis
  Artificial Intelligence = ai ml, ai models, ai solutions, artificial intelligence ai ; near Deep Learning ; cased AI
  Natural Language Processing = nlp, word embedding, named entity recognition, text classification, word2vec,
    word embeddings, information extraction, language modeling, text processing nlp, stanford nlp, bert models
    ; near Machine Learning, Large Language Models
  Large Language Models = llm, llms, gpt, large language model, gpt 4, fine tuning llms, llama models,
    multi agent systems, agentic workflows
    ; near Deep Learning, Generative AI, LangChain
  Generative AI = genai, gen ai, diffusion models, generative models
    ; near Artificial Intelligence
  LangChain = lang chain, llamaindex, langgraph, llama index, crewai ; near Retrieval-Augmented Generation
  Retrieval-Augmented Generation = retrieval augmented generation, rag pipelines, rag pipeline, rag systems,
    rag architecture
    ; near Large Language Models
    ; context RAG
  Hugging Face = huggingface, hugging face transformers, huggingface transformers
    ; near Natural Language Processing, PyTorch
  Chatbots = chatbot development, rasa chatbot, chatbot, chat bots
    ; near Natural Language Processing
  Computer Vision = image recognition, yolo object detection, image classification, image segmentation,
    video analytics, medical image analysis
    ; near Deep Learning, Machine Learning
  Speech Recognition = speech to text, text to speech, automatic speech recognition, speech processing
    ; near Natural Language Processing
  TensorFlow = tensor flow, tensorflow lite ; near PyTorch, Keras
  PyTorch = py torch, torchvision, pytorch lightning ; near Keras
  Keras = keras api
  scikit-learn = sklearn, scikit, sci kit learn, scikitlearn ; near Python, Machine Learning
  XGBoost = lightgbm, catboost, xg boost ; near scikit-learn, Machine Learning
  Pandas = python pandas, polars dataframe ; near NumPy, Python ; cased Pandas
  NumPy = num py ; near Python, Pandas
  SciPy ; near NumPy, Python
  Seaborn ; near Matplotlib, Python
  Plotly ; near Matplotlib, Python
  Matplotlib = bokeh plots, mat plot lib ; near Python, Data Visualization
  Jupyter = jupyter notebook, ipython, jupyter notebooks, jupyterlab, anaconda python
    ; near Python
  Google Colab ; of Jupyter ; cased Colab
  MLOps = ml ops, machine learning ops, ml pipelines, model monitoring, ml pipeline, model serving, productionizing models, dvc,
    weights and biases, wandb
    ; near Machine Learning, DevOps
  Amazon SageMaker = sagemaker, aws sagemaker, amazon bedrock, aws bedrock ; near MLOps, AWS, Vertex AI
  Vertex AI = google vertex ai ; near MLOps
  Azure OpenAI = azure open ai ; near Azure Machine Learning
  Azure Cognitive Services = azure ai services ; near Azure Machine Learning
  Azure Machine Learning = azure ml ; near Vertex AI, Amazon SageMaker, MLOps
  GPU Programming = gpu programming, gpu computing
    ; near C++, Deep Learning
  Recommendation Systems = recommender systems, recommendation engine, collaborative filtering, recommendation system,
    recommender system, recommendation engines, recommendation algorithms
    ; near Machine Learning
`,
);
