import { wordSet } from '#readers/patterns';

/** What a trade works with. Such a word names a skill alone directly beside a demand phrase: "knowledge of schematics". */
export const tradeNouns = wordSet(`
  schematics manuals elevators escalators forklifts boilers conveyors ladders scaffolds pumps valves motors gauges
  micrometers calipers jigs fixtures lathes mills presses looms cranes excavators loaders tractors trailers trucks lorries
  buses motorcycles saws drills generators transformers turbines compressors furnaces kilns ovens fryers grills
  gearboxes bearings engines brakes transmissions ductwork insulation flooring tile carpet cabinetry cabinets concrete
  asphalt masonry rebar formwork excavation demolition drainage sewers foundations roofs gutters
  espresso wine wines cocktails beverages menus pastries desserts sushi butchery seafood poultry floristry textiles
  garments apparel footwear jewelry jewellery cosmetics skincare makeup massage pilates yoga swimming
  infants toddlers preschoolers adolescents autism dementia trauma addiction wounds injections vitals medications specimens
  x-rays ultrasounds vaccinations immunizations prosthetics orthotics dentures anesthesia anaesthesia sedation toxicology
  epidemiology radiography dermatology cardiology neurology orthopedics orthopaedics urology gynecology obstetrics
  geriatrics neonatology virology histology serology phonics literacy numeracy syllabi
  leases deeds wills patents trademarks copyrights subpoenas pleadings depositions affidavits bankruptcy probate torts
  arbitration mediation immigration ledgers accruals payables receivables taxes depreciation amortization mortgages
  annuities derivatives equities bonds swaps commodities securities premiums reinsurance treasury escrow liens
  freight customs tariffs pallets dispatch trucking shipments chargebacks refunds
  newsletters blogs podcasts keywords reels banners brochures flyers billboards sponsorships fundraisers
  sockets threads mutexes pointers closures promises decorators hooks widgets animations stylesheets cookies
  webhooks microcontrollers sensors actuators drones firmware bootloaders kernels drivers compilers debuggers profilers
  parsers regex cron metrics alerts dashboards cursors indexes indices schemas joins subqueries normalization
  backups snapshots failover clusters certificates subnets vlans nat proxies modems honeypots ransomware phishing
  cyberattacks exploits hashing wallets tokens mining staking oracles rollups embeddings tokenizers classifiers
  chatbots ontologies crawlers scrapers spreadsheets macros
`);
