import { readSkillEntries } from '../../skill-notation.ts';

export const financeSkills = readSkillEntries(
  'finance',
  `
  # Accounting
  Accounting = accountant, general accounting, financial accounting, accountancy, accounting principles,
    accounts executive, fixed asset register, day to day accounting
    ; near Financial Reporting, General Ledger
  General Ledger = gl accounting, general ledger accounting, gl reconciliation, gl accountant, adjusting entries
  Month-End Close = month end closing, month end closings, monthly closing, year end close, year end closing,
    financial close, period end close, closing of books
    ; near General Ledger
  Accounts Payable = purchase ledger, purchase ledgers, bought ledger, ap ar, accounts payables, ap specialist
    ; near Accounts Receivable, Accounting
  Accounts Receivable = sales ledger, sales ledgers, accounts receivables, billing and collections, ar specialist
    ; near Collections
  Collections = debt collection, debt collector, debt recovery, credit control, credit controller,
    credit and collections, collections management, recovery of dues
    ; context Collections
  Reconciliation = reconciliations, vendor reconciliation, reconciling accounts, reconciling
    ; near Accounting
  Financial Reporting = income statement, cash flow statements, profit and loss statement, p l statement,
    p&l statement, statutory reporting, financial statement preparation, revenue accounting, financial reports
  Cost Accounting = cost accountant, cost sheet, management accountant, cost and management accountant,
    certified management accountant, icwa, icwai
    ; context CMA
  MIS Reporting = mis report, management information system, management information systems, mis executive
    ; near Financial Reporting
  IFRS = international financial reporting standards, ifrs 9, ifrs 15, ifrs 16 ; near US GAAP, Ind AS
  US GAAP = gaap, generally accepted accounting principles, asc 606 ; near Ind AS
  Ind AS = indian accounting standards, indian gaap, igaap
  Treasury = treasury management, treasury operations, currency trading, forex trading, fx trading,
    cash flow management, cash flow forecasting
    ; cased Treasury
  Tally = tally erp, tally erp 9, tally prime, tally erp9, tallyprime, tally software, tally accounting
    ; near QuickBooks, Zoho Books, Busy Accounting
    ; context Tally
  QuickBooks = quick books, quickbooks online, intuit quickbooks, freshbooks, fresh books
    ; near Xero, Sage Accounting, Zoho Books
  Xero = xero accounting ; near Zoho Books, Sage Accounting
  Sage Accounting = sage 50, sage 100, sage 300, peachtree, peachtree accounting, sage intacct ; context Sage
  Zoho Books
  Busy Accounting = busy accounting software, busywin

  # Tax
  Taxation = tax preparation, tax advisory, tax accountant, tax law, tax litigation, tax laws, tax attorney,
    sales and use tax, use tax
    ; near Income Tax, GST, VAT, Corporate Law
  GST = goods and services tax, gstr 1, gstr 3b, gstr 9, gstr, gst compliance, gst reconciliation
    ; near VAT, TDS
  TDS = tds returns, tds return, tax deducted at source, tds filing, form 26as, tcs returns
    ; near Income Tax
    ; cased TDS
  Income Tax = individual tax, 1040, federal tax
  VAT = value added tax, vat returns ; cased VAT

  # Audit and control
  Auditing = audit, auditor, audit planning, audit procedures, audit reports, concurrent audit, fraud examination
    ; near Internal Audit, Statutory Audit, Accounting
  Internal Audit = internal auditing, internal auditor ; near Statutory Audit, Internal Controls
  Statutory Audit = external audit, financial audit, statutory auditing, external auditor
  Internal Controls = internal control, internal financial controls, ifc testing, control testing
  SOX Compliance = sarbanes oxley, sox 404, sox testing, sox controls, sarbanes oxley act
    ; near Internal Controls
    ; cased SOX

  # Planning and analysis
  Financial Analysis = financial analyst, financial analytics, finance analyst, profitability analysis,
    financial performance analysis
    ; near Financial Modeling, Financial Reporting, FP&A
  Financial Modeling = financial modelling, financial model, dcf, discounted cash flow, lbo modeling,
    three statement model
    ; near Valuation
  Valuation = business valuation, company valuation, equity valuation, valuations
  FP&A = financial planning and analysis, financial planning analysis, fpna ; near Budgeting, Financial Analysis
  Budgeting = budgets, budget management, budgeting and forecasting, budget control, budget analysis, annual budget,
    cost management, cost optimization, cost savings, budget
  Forecasting = financial forecasting, sales forecasting, financial forecast, forecast models ; near Budgeting
  Financial Management = finance management, corporate finance, finance manager, financial controller,
    financial operations
  Equity Research = stock analysis, equity analyst, fundamental analysis ; near Valuation, Financial Analysis
  Hyperion = oracle hyperion, essbase, hyperion planning ; near FP&A
  Anaplan ; near FP&A, Hyperion

  # Banking and lending
  Banking = bank operations, banking operations, banker, core banking, branch banking, commercial banking, finacle
  KYC = know your customer, customer due diligence, kyc verification, kyc documents ; near Anti-Money Laundering
  Anti-Money Laundering = aml, aml kyc, transaction monitoring, suspicious activity reports, sanctions screening,
    cams certified
  Loan Processing = loans, loan disbursement, loan officer, personal loans, loan documentation, mortgage lending,
    mortgage processing
    ; near Underwriting
  Underwriting = underwriter, credit underwriting, loan underwriting, insurance underwriting ; near Credit Analysis
  Credit Analysis = credit analyst, credit appraisal, credit assessment, creditworthiness, credit evaluation, lending
    ; near Credit Risk
  Credit Risk = credit risk management, credit risk modeling, credit scoring ; near Risk Management
  Risk Management = enterprise risk management, risk mitigation, risk manager, financial risk manager, value at risk,
    liquidity risk, basel iii, basel ii
    ; near Credit Risk
    ; context FRM
  Fraud Detection = fraud prevention, fraud investigation, fraud analysis, fraud analytics, fraud management
    ; near Anti-Money Laundering
  Trade Finance = letter of credit, letters of credit, bank guarantees ; near Banking
  Payment Processing = payments processing, payment systems, upi payments, merchant payments, swift payments,
    swift messages, swift mt

  # Investment
  Investment Banking = investment banker, pitch books, pitchbooks, private equity
    ; near Mergers and Acquisitions, Capital Markets, Valuation
  Mergers and Acquisitions = m&a, mergers acquisitions, mergers & acquisitions, m&a transactions, m&a advisory,
    financial due diligence
  Capital Markets = securities trading, stock market, equity markets, share market
    ; near Portfolio Management
  Portfolio Management = investment management, investment portfolio
    ; near Wealth Management
  Wealth Management = financial planning, wealth manager, financial advisor, private banking, financial advisory, retirement planning,
    financial planner, estate planning
    ; near Mutual Funds
  Mutual Funds = mutual fund, sip investments, nav calculation, fund accounting, fund accountant, fund administration,
    nav accounting

  # Insurance
  Insurance = insurance policies, insurance sales, insurance agent, insurance products, p c insurance, p&c insurance,
    bancassurance, annuities, term insurance
    ; near Claims Processing, Underwriting
  Claims Processing = insurance claims, claims adjudication, claims management, claims adjuster, claims handling
  Actuarial Science = actuarial, actuary, actuarial analysis, actuarial modeling ; near Insurance

  # Qualifications people name as skills
  Chartered Accountant = ca inter, ca final, ca articleship, icai, qualified ca, acca ; near CPA, Accounting
  CPA = certified public accountant ; near Accounting ; cased CPA
  CFA = chartered financial analyst, cfa level 1, cfa level i, cfa charterholder ; near Financial Analysis ; cased CFA
`,
);
