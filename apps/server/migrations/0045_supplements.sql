-- The catalogue that comes with the product, the same for every account.
CREATE TABLE provider_supplements (
  id uuid PRIMARY KEY,
  key_es text COLLATE "C" NOT NULL,
  key_en text COLLATE "C" NOT NULL,
  search_key text COLLATE "C" NOT NULL,
  category text NOT NULL,
  supplement jsonb NOT NULL
);
--> statement-breakpoint
GRANT SELECT ON provider_supplements TO healzy_app;
--> statement-breakpoint
-- Supplements of an account. The columns beside the supplement are what lists are searched, filtered and sorted by.
CREATE TABLE supplements (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  version integer NOT NULL DEFAULT 1,
  key_es text COLLATE "C" NOT NULL,
  key_en text COLLATE "C" NOT NULL,
  search_key text COLLATE "C" NOT NULL,
  category text NOT NULL,
  supplement jsonb NOT NULL,
  created_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (account_id, id)
);
--> statement-breakpoint
SELECT protect_account_table('supplements');
--> statement-breakpoint
-- What a patient takes. `supplement_id` has no foreign key: the supplement is of either catalogue, and may be deleted
-- while the patient keeps what was assigned.
CREATE TABLE patient_supplements (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  patient_id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  supplement_id uuid NOT NULL,
  supplement jsonb NOT NULL,
  unit text NOT NULL CHECK (unit IN ('UNIT', 'ML', 'MG', 'GR')),
  amount_per_take double precision NOT NULL CHECK (amount_per_take > 0 AND amount_per_take <= 10000),
  daily_takes integer NOT NULL CHECK (daily_takes BETWEEN 1 AND 24),
  frequency text NOT NULL CHECK (frequency IN ('DAILY', 'EVERY_OTHER_DAY', 'WEEKLY', 'AS_NEEDED')),
  weekdays jsonb NOT NULL DEFAULT '[]',
  start_date date NOT NULL,
  end_date date,
  observations text,
  is_active boolean NOT NULL DEFAULT true,
  assigned_by_name text NOT NULL,
  created_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (account_id, id),
  CHECK (end_date >= start_date),
  CHECK (frequency <> 'WEEKLY' OR weekdays <> '[]'),
  FOREIGN KEY (account_id, patient_id) REFERENCES patients (account_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX patient_supplements_patient_idx ON patient_supplements (account_id, patient_id, created_at, id);
--> statement-breakpoint
CREATE INDEX patient_supplements_supplement_idx ON patient_supplements (account_id, supplement_id);
--> statement-breakpoint
SELECT protect_account_table('patient_supplements');
--> statement-breakpoint
-- No brands: what such products usually contain. The keys are those of the domain, as a test compares.
INSERT INTO provider_supplements (id, key_es, key_en, search_key, category, supplement) VALUES
  ('b9678dbb-53a4-5bd9-8d68-f3ae87c83187', 'vitamina d3 1000 ui', 'vitamin d3 1,000 iu', 'vitamina d3 1000 ui
vitamin d3 1,000 iu', 'VITAMINS', '{"name":"Vitamina D3 1000 UI","nameEn":"Vitamin D3 1,000 IU","category":"VITAMINS","servingAmount":1,"servingUnit":"UNIT","ingredients":[{"code":"VITAMIN_D","name":null,"amount":25,"unit":"UG"}],"internalName":null,"description":"Colecalciferol en cápsulas, con una comida que lleve grasa.","descriptionEn":"Cholecalciferol in capsules, with a meal that has fat.","discountCode":null,"shoppingUrl":null}'),
  ('dab89e42-0d40-5fa2-84e4-f8c80c124bfc', 'vitamina d3 2000 ui', 'vitamin d3 2,000 iu', 'vitamina d3 2000 ui
vitamin d3 2,000 iu', 'VITAMINS', '{"name":"Vitamina D3 2000 UI","nameEn":"Vitamin D3 2,000 IU","category":"VITAMINS","servingAmount":1,"servingUnit":"UNIT","ingredients":[{"code":"VITAMIN_D","name":null,"amount":50,"unit":"UG"}],"internalName":null,"description":"Colecalciferol en cápsulas.","descriptionEn":"Cholecalciferol in capsules.","discountCode":null,"shoppingUrl":null}'),
  ('8c4e892f-de48-5448-a864-0a2e29a3934b', 'vitamina d3 en gotas', 'vitamin d3 drops', 'vitamina d3 en gotas
vitamin d3 drops', 'VITAMINS', '{"name":"Vitamina D3 en gotas","nameEn":"Vitamin D3 drops","category":"VITAMINS","servingAmount":1,"servingUnit":"ML","ingredients":[{"code":"VITAMIN_D","name":null,"amount":150,"unit":"UG"}],"internalName":null,"description":"Una gota son 5 µg; un mililitro, 30 gotas.","descriptionEn":"A drop is 5 µg; a millilitre, 30 drops.","discountCode":null,"shoppingUrl":null}'),
  ('4e199d46-a914-59f2-8e00-1ce6c27c1a4f', 'vitamina d3 con k2', 'vitamin d3 with k2', 'vitamina d3 con k2
vitamin d3 with k2', 'VITAMINS', '{"name":"Vitamina D3 con K2","nameEn":"Vitamin D3 with K2","category":"VITAMINS","servingAmount":1,"servingUnit":"UNIT","ingredients":[{"code":"VITAMIN_D","name":null,"amount":50,"unit":"UG"},{"code":"VITAMIN_K","name":null,"amount":75,"unit":"UG"}],"internalName":null,"description":"No la tome quien toma anticoagulantes sin consultarlo.","descriptionEn":"Not for people on anticoagulants without asking first.","discountCode":null,"shoppingUrl":null}'),
  ('c4dc7b09-3479-5219-822b-19648235e618', 'vitamina c 500 mg', 'vitamin c 500 mg', 'vitamina c 500 mg
vitamin c 500 mg', 'VITAMINS', '{"name":"Vitamina C 500 mg","nameEn":"Vitamin C 500 mg","category":"VITAMINS","servingAmount":1,"servingUnit":"UNIT","ingredients":[{"code":"VITAMIN_C","name":null,"amount":500,"unit":"MG"}],"internalName":null,"description":"Ácido ascórbico en comprimidos.","descriptionEn":"Ascorbic acid in tablets.","discountCode":null,"shoppingUrl":null}'),
  ('507483ba-d686-52c6-a785-09c8e0e6512d', 'vitamina b12 (cianocobalamina)', 'vitamin b12 (cyanocobalamin)', 'vitamina b12 (cianocobalamina)
vitamin b12 (cyanocobalamin)', 'VITAMINS', '{"name":"Vitamina B12 (cianocobalamina)","nameEn":"Vitamin B12 (cyanocobalamin)","category":"VITAMINS","servingAmount":1,"servingUnit":"UNIT","ingredients":[{"code":"VITAMIN_B12","name":null,"amount":1000,"unit":"UG"}],"internalName":null,"description":"Para dietas sin alimentos de origen animal.","descriptionEn":"For diets without food from animals.","discountCode":null,"shoppingUrl":null}'),
  ('7a55f000-b29c-553a-b3b0-b67e635b24c7', 'complejo de vitaminas b', 'vitamin b complex', 'complejo de vitaminas b
vitamin b complex', 'VITAMINS', '{"name":"Complejo de vitaminas B","nameEn":"Vitamin B complex","category":"VITAMINS","servingAmount":1,"servingUnit":"UNIT","ingredients":[{"code":"VITAMIN_B1","name":null,"amount":5,"unit":"MG"},{"code":"VITAMIN_B2","name":null,"amount":5,"unit":"MG"},{"code":"NICOTINAMIDE","name":null,"amount":30,"unit":"MG"},{"code":"VITAMIN_B5","name":null,"amount":10,"unit":"MG"},{"code":"VITAMIN_B6","name":null,"amount":4,"unit":"MG"},{"code":"BIOTIN","name":null,"amount":100,"unit":"UG"},{"code":"FOLIC_ACID","name":null,"amount":200,"unit":"UG"},{"code":"VITAMIN_B12","name":null,"amount":50,"unit":"UG"}],"internalName":null,"description":"Las ocho vitaminas del grupo B.","descriptionEn":"The eight B vitamins.","discountCode":null,"shoppingUrl":null}'),
  ('06f2a69d-a070-5663-a1ec-5611f69bfe67', 'acido folico 400 μg', 'folic acid 400 μg', 'acido folico 400 μg
folic acid 400 μg', 'VITAMINS', '{"name":"Ácido fólico 400 µg","nameEn":"Folic acid 400 µg","category":"VITAMINS","servingAmount":1,"servingUnit":"UNIT","ingredients":[{"code":"FOLIC_ACID","name":null,"amount":400,"unit":"UG"}],"internalName":null,"description":"Un comprimido al día.","descriptionEn":"One tablet a day.","discountCode":null,"shoppingUrl":null}'),
  ('e4615738-ec87-52f4-b069-8219b97edacb', 'vitamina e 100 mg', 'vitamin e 100 mg', 'vitamina e 100 mg
vitamin e 100 mg', 'VITAMINS', '{"name":"Vitamina E 100 mg","nameEn":"Vitamin E 100 mg","category":"VITAMINS","servingAmount":1,"servingUnit":"UNIT","ingredients":[{"code":"VITAMIN_E","name":null,"amount":100,"unit":"MG"}],"internalName":null,"description":"D-alfa-tocoferol en cápsulas.","descriptionEn":"D-alpha-tocopherol in capsules.","discountCode":null,"shoppingUrl":null}'),
  ('d251b11b-dea5-593d-bf29-76d2996f5a90', 'magnesio bisglicinato', 'magnesium bisglycinate', 'magnesio bisglicinato
magnesium bisglycinate', 'MINERALS', '{"name":"Magnesio bisglicinato","nameEn":"Magnesium bisglycinate","category":"MINERALS","servingAmount":1,"servingUnit":"UNIT","ingredients":[{"code":"MAGNESIUM","name":null,"amount":100,"unit":"MG"}],"internalName":null,"description":"Magnesio elemental por cápsula.","descriptionEn":"Elemental magnesium per capsule.","discountCode":null,"shoppingUrl":null}'),
  ('6dc42162-5b4a-596a-8341-358c4c0c8745', 'citrato de magnesio en polvo', 'magnesium citrate powder', 'citrato de magnesio en polvo
magnesium citrate powder', 'MINERALS', '{"name":"Citrato de magnesio en polvo","nameEn":"Magnesium citrate powder","category":"MINERALS","servingAmount":4,"servingUnit":"GR","ingredients":[{"code":"MAGNESIUM","name":null,"amount":200,"unit":"MG"}],"internalName":null,"description":"Disuelto en agua.","descriptionEn":"Dissolved in water.","discountCode":null,"shoppingUrl":null}'),
  ('649f9fdf-33f6-5639-84ac-048132b8abbc', 'zinc 15 mg', 'zinc 15 mg', 'zinc 15 mg
zinc 15 mg', 'MINERALS', '{"name":"Zinc 15 mg","nameEn":"Zinc 15 mg","category":"MINERALS","servingAmount":1,"servingUnit":"UNIT","ingredients":[{"code":"ZINC","name":null,"amount":15,"unit":"MG"}],"internalName":null,"description":"Bisglicinato de zinc; lejos de las comidas con fibra.","descriptionEn":"Zinc bisglycinate; away from meals with fibre.","discountCode":null,"shoppingUrl":null}'),
  ('1b8ee402-26ff-5c58-ad82-6dbf7809d842', 'hierro 14 mg con vitamina c', 'iron 14 mg with vitamin c', 'hierro 14 mg con vitamina c
iron 14 mg with vitamin c', 'MINERALS', '{"name":"Hierro 14 mg con vitamina C","nameEn":"Iron 14 mg with vitamin C","category":"MINERALS","servingAmount":1,"servingUnit":"UNIT","ingredients":[{"code":"IRON","name":null,"amount":14,"unit":"MG"},{"code":"VITAMIN_C","name":null,"amount":60,"unit":"MG"}],"internalName":null,"description":"Solo con analítica que lo justifique.","descriptionEn":"Only when a blood analysis calls for it.","discountCode":null,"shoppingUrl":null}'),
  ('40ea26c7-bb63-5a55-9d45-c13580a3456f', 'calcio 500 mg con vitamina d', 'calcium 500 mg with vitamin d', 'calcio 500 mg con vitamina d
calcium 500 mg with vitamin d', 'MINERALS', '{"name":"Calcio 500 mg con vitamina D","nameEn":"Calcium 500 mg with vitamin D","category":"MINERALS","servingAmount":1,"servingUnit":"UNIT","ingredients":[{"code":"CALCIUM","name":null,"amount":500,"unit":"MG"},{"code":"VITAMIN_D","name":null,"amount":10,"unit":"UG"}],"internalName":null,"description":"Carbonato de calcio, con la comida.","descriptionEn":"Calcium carbonate, with a meal.","discountCode":null,"shoppingUrl":null}'),
  ('b56f10a9-bb45-56ed-b5c4-791a842495cb', 'selenio 55 μg', 'selenium 55 μg', 'selenio 55 μg
selenium 55 μg', 'MINERALS', '{"name":"Selenio 55 µg","nameEn":"Selenium 55 µg","category":"MINERALS","servingAmount":1,"servingUnit":"UNIT","ingredients":[{"code":"SELENIUM","name":null,"amount":55,"unit":"UG"}],"internalName":null,"description":"Selenometionina en comprimidos.","descriptionEn":"Selenomethionine in tablets.","discountCode":null,"shoppingUrl":null}'),
  ('6eac5782-eb44-52d8-8de6-9397f35e9077', 'yodo 150 μg', 'iodine 150 μg', 'yodo 150 μg
iodine 150 μg', 'MINERALS', '{"name":"Yodo 150 µg","nameEn":"Iodine 150 µg","category":"MINERALS","servingAmount":1,"servingUnit":"UNIT","ingredients":[{"code":"IODINE","name":null,"amount":150,"unit":"UG"}],"internalName":null,"description":"Yoduro de potasio; no en enfermedad tiroidea sin consultarlo.","descriptionEn":"Potassium iodide; not with thyroid disease without asking first.","discountCode":null,"shoppingUrl":null}'),
  ('a0e5f64c-374f-5ef7-9b13-b71764b49427', 'potasio 300 mg', 'potassium 300 mg', 'potasio 300 mg
potassium 300 mg', 'MINERALS', '{"name":"Potasio 300 mg","nameEn":"Potassium 300 mg","category":"MINERALS","servingAmount":1,"servingUnit":"UNIT","ingredients":[{"code":"POTASSIUM","name":null,"amount":300,"unit":"MG"}],"internalName":null,"description":"Citrato de potasio.","descriptionEn":"Potassium citrate.","discountCode":null,"shoppingUrl":null}'),
  ('e1e13f51-3eee-5fd5-9eed-4f987aa96bc9', 'multivitaminico diario', 'daily multivitamin', 'multivitaminico diario
daily multivitamin', 'MULTIVITAMINS', '{"name":"Multivitamínico diario","nameEn":"Daily multivitamin","category":"MULTIVITAMINS","servingAmount":1,"servingUnit":"UNIT","ingredients":[{"code":"VITAMIN_A","name":null,"amount":800,"unit":"UG"},{"code":"VITAMIN_D","name":null,"amount":5,"unit":"UG"},{"code":"VITAMIN_E","name":null,"amount":12,"unit":"MG"},{"code":"VITAMIN_K","name":null,"amount":75,"unit":"UG"},{"code":"VITAMIN_C","name":null,"amount":80,"unit":"MG"},{"code":"VITAMIN_B1","name":null,"amount":1.1,"unit":"MG"},{"code":"VITAMIN_B2","name":null,"amount":1.4,"unit":"MG"},{"code":"NICOTINAMIDE","name":null,"amount":16,"unit":"MG"},{"code":"VITAMIN_B5","name":null,"amount":6,"unit":"MG"},{"code":"VITAMIN_B6","name":null,"amount":1.4,"unit":"MG"},{"code":"BIOTIN","name":null,"amount":50,"unit":"UG"},{"code":"FOLIC_ACID","name":null,"amount":200,"unit":"UG"},{"code":"VITAMIN_B12","name":null,"amount":2.5,"unit":"UG"},{"code":"ZINC","name":null,"amount":10,"unit":"MG"},{"code":"IODINE","name":null,"amount":150,"unit":"UG"},{"code":"SELENIUM","name":null,"amount":55,"unit":"UG"},{"code":"MANGANESE","name":null,"amount":2,"unit":"MG"},{"code":"COPPER","name":null,"amount":1,"unit":"MG"},{"code":"MOLYBDENUM","name":null,"amount":50,"unit":"UG"},{"code":"CHROMIUM","name":null,"amount":40,"unit":"UG"}],"internalName":null,"description":"Vitaminas y minerales al 100 % de la referencia.","descriptionEn":"Vitamins and minerals at 100% of the reference.","discountCode":null,"shoppingUrl":null}'),
  ('061cfa24-cc10-52f5-b6b0-370f1ecf5cb3', 'multivitaminico sin hierro ni yodo', 'multivitamin without iron and iodine', 'multivitaminico sin hierro ni yodo
multivitamin without iron and iodine', 'MULTIVITAMINS', '{"name":"Multivitamínico sin hierro ni yodo","nameEn":"Multivitamin without iron and iodine","category":"MULTIVITAMINS","servingAmount":1,"servingUnit":"UNIT","ingredients":[{"code":"VITAMIN_A","name":null,"amount":400,"unit":"UG"},{"code":"VITAMIN_D","name":null,"amount":10,"unit":"UG"},{"code":"VITAMIN_E","name":null,"amount":12,"unit":"MG"},{"code":"VITAMIN_C","name":null,"amount":80,"unit":"MG"},{"code":"VITAMIN_B1","name":null,"amount":1.1,"unit":"MG"},{"code":"VITAMIN_B2","name":null,"amount":1.4,"unit":"MG"},{"code":"NICOTINAMIDE","name":null,"amount":16,"unit":"MG"},{"code":"VITAMIN_B6","name":null,"amount":1.4,"unit":"MG"},{"code":"FOLIC_ACID","name":null,"amount":200,"unit":"UG"},{"code":"VITAMIN_B12","name":null,"amount":2.5,"unit":"UG"},{"code":"ZINC","name":null,"amount":5,"unit":"MG"},{"code":"SELENIUM","name":null,"amount":55,"unit":"UG"}],"internalName":null,"description":"Para quien no los necesita.","descriptionEn":"For people who do not need them.","discountCode":null,"shoppingUrl":null}'),
  ('e8007288-9a43-50e6-9e6e-9f20859f3828', 'multivitaminico para mayores de 50', 'multivitamin for over 50', 'multivitaminico para mayores de 50
multivitamin for over 50', 'MULTIVITAMINS', '{"name":"Multivitamínico para mayores de 50","nameEn":"Multivitamin for over 50","category":"MULTIVITAMINS","servingAmount":1,"servingUnit":"UNIT","ingredients":[{"code":"VITAMIN_A","name":null,"amount":400,"unit":"UG"},{"code":"VITAMIN_D","name":null,"amount":20,"unit":"UG"},{"code":"VITAMIN_E","name":null,"amount":12,"unit":"MG"},{"code":"VITAMIN_C","name":null,"amount":80,"unit":"MG"},{"code":"VITAMIN_B6","name":null,"amount":2,"unit":"MG"},{"code":"FOLIC_ACID","name":null,"amount":200,"unit":"UG"},{"code":"VITAMIN_B12","name":null,"amount":10,"unit":"UG"},{"code":"CALCIUM","name":null,"amount":120,"unit":"MG"},{"code":"MAGNESIUM","name":null,"amount":60,"unit":"MG"},{"code":"ZINC","name":null,"amount":10,"unit":"MG"}],"internalName":null,"description":"Con más vitamina D y B12.","descriptionEn":"With more vitamin D and B12.","discountCode":null,"shoppingUrl":null}'),
  ('1a5a17a2-ce50-5079-a09f-5e3fd11662ba', 'omega 3 concentrado', 'omega-3 concentrate', 'omega 3 concentrado
omega-3 concentrate', 'OMEGA', '{"name":"Omega 3 concentrado","nameEn":"Omega-3 concentrate","category":"OMEGA","servingAmount":1,"servingUnit":"UNIT","ingredients":[{"code":"EPA","name":null,"amount":330,"unit":"MG"},{"code":"DHA","name":null,"amount":220,"unit":"MG"}],"internalName":null,"description":"Aceite de pescado en perlas.","descriptionEn":"Fish oil in softgels.","discountCode":null,"shoppingUrl":null}'),
  ('5405b905-e62c-584d-9788-b978f8a30c1f', 'omega 3 de algas', 'algal omega-3', 'omega 3 de algas
algal omega-3', 'OMEGA', '{"name":"Omega 3 de algas","nameEn":"Algal omega-3","category":"OMEGA","servingAmount":1,"servingUnit":"UNIT","ingredients":[{"code":"EPA","name":null,"amount":150,"unit":"MG"},{"code":"DHA","name":null,"amount":300,"unit":"MG"}],"internalName":null,"description":"Apto para dietas veganas.","descriptionEn":"Suitable for vegan diets.","discountCode":null,"shoppingUrl":null}'),
  ('a1fb49a7-e170-5e39-bb6e-8799076b7bb8', 'aceite de higado de bacalao', 'cod liver oil', 'aceite de higado de bacalao
cod liver oil', 'OMEGA', '{"name":"Aceite de hígado de bacalao","nameEn":"Cod liver oil","category":"OMEGA","servingAmount":5,"servingUnit":"ML","ingredients":[{"code":"EPA","name":null,"amount":400,"unit":"MG"},{"code":"DHA","name":null,"amount":500,"unit":"MG"},{"code":"VITAMIN_A","name":null,"amount":250,"unit":"UG"},{"code":"VITAMIN_D","name":null,"amount":10,"unit":"UG"}],"internalName":null,"description":"Una cucharadita son 5 ml. Lleva vitaminas A y D.","descriptionEn":"A teaspoon is 5 ml. It contains vitamins A and D.","discountCode":null,"shoppingUrl":null}'),
  ('aebafa7d-7a80-57a4-a027-52a7e71288ef', 'aceite de linaza', 'flaxseed oil', 'aceite de linaza
flaxseed oil', 'OMEGA', '{"name":"Aceite de linaza","nameEn":"Flaxseed oil","category":"OMEGA","servingAmount":1,"servingUnit":"UNIT","ingredients":[{"code":"ALA","name":null,"amount":500,"unit":"MG"}],"internalName":null,"description":"En cápsulas de 1 g.","descriptionEn":"In capsules of 1 g.","discountCode":null,"shoppingUrl":null}'),
  ('c6641273-4146-598a-a732-7a296eacac52', 'proteina de suero concentrada', 'whey protein concentrate', 'proteina de suero concentrada
whey protein concentrate', 'PROTEIN', '{"name":"Proteína de suero concentrada","nameEn":"Whey protein concentrate","category":"PROTEIN","servingAmount":30,"servingUnit":"GR","ingredients":[{"code":"PROTEIN","name":null,"amount":23,"unit":"G"},{"code":"CALCIUM","name":null,"amount":140,"unit":"MG"}],"internalName":null,"description":"Un cacito son 30 g. Lleva lactosa.","descriptionEn":"A scoop is 30 g. It contains lactose.","discountCode":null,"shoppingUrl":null}'),
  ('d96f3095-d2a7-5311-b28b-c414537c2f58', 'proteina de suero aislada', 'whey protein isolate', 'proteina de suero aislada
whey protein isolate', 'PROTEIN', '{"name":"Proteína de suero aislada","nameEn":"Whey protein isolate","category":"PROTEIN","servingAmount":30,"servingUnit":"GR","ingredients":[{"code":"PROTEIN","name":null,"amount":26,"unit":"G"},{"code":"CALCIUM","name":null,"amount":130,"unit":"MG"}],"internalName":null,"description":"Un cacito son 30 g. Casi sin lactosa.","descriptionEn":"A scoop is 30 g. Almost without lactose.","discountCode":null,"shoppingUrl":null}'),
  ('6996ff26-d1cb-545e-81f3-26cf4fe1f6ad', 'caseina micelar', 'micellar casein', 'caseina micelar
micellar casein', 'PROTEIN', '{"name":"Caseína micelar","nameEn":"Micellar casein","category":"PROTEIN","servingAmount":30,"servingUnit":"GR","ingredients":[{"code":"PROTEIN","name":null,"amount":24,"unit":"G"},{"code":"CALCIUM","name":null,"amount":500,"unit":"MG"}],"internalName":null,"description":"De digestión lenta, por la noche.","descriptionEn":"Digested slowly, for the night.","discountCode":null,"shoppingUrl":null}'),
  ('0d211f34-4828-5122-aa01-3b040c4b897e', 'proteina de guisante', 'pea protein', 'proteina de guisante
pea protein', 'PROTEIN', '{"name":"Proteína de guisante","nameEn":"Pea protein","category":"PROTEIN","servingAmount":30,"servingUnit":"GR","ingredients":[{"code":"PROTEIN","name":null,"amount":24,"unit":"G"},{"code":"IRON","name":null,"amount":5,"unit":"MG"}],"internalName":null,"description":"Apta para dietas veganas.","descriptionEn":"Suitable for vegan diets.","discountCode":null,"shoppingUrl":null}'),
  ('f77ec1f9-4183-5a8a-bf3a-0da2a7ca19b6', 'aminoacidos ramificados 2:1:1', 'branched-chain amino acids 2:1:1', 'aminoacidos ramificados 2:1:1
branched-chain amino acids 2:1:1', 'AMINO_ACIDS', '{"name":"Aminoácidos ramificados 2:1:1","nameEn":"Branched-chain amino acids 2:1:1","category":"AMINO_ACIDS","servingAmount":5,"servingUnit":"GR","ingredients":[{"code":"LEUCINE","name":null,"amount":2500,"unit":"MG"},{"code":"ISOLEUCINE","name":null,"amount":1250,"unit":"MG"},{"code":"VALINE","name":null,"amount":1250,"unit":"MG"}],"internalName":null,"description":"Leucina, isoleucina y valina.","descriptionEn":"Leucine, isoleucine and valine.","discountCode":null,"shoppingUrl":null}'),
  ('77241a8e-b031-50f9-b0bf-ee404e8caf02', 'glutamina', 'glutamine', 'glutamina
glutamine', 'AMINO_ACIDS', '{"name":"Glutamina","nameEn":"Glutamine","category":"AMINO_ACIDS","servingAmount":5,"servingUnit":"GR","ingredients":[{"code":"GLUTAMINE","name":null,"amount":5,"unit":"G"}],"internalName":null,"description":"En polvo.","descriptionEn":"As a powder.","discountCode":null,"shoppingUrl":null}'),
  ('8af95846-735c-5060-9dd1-8b5fd1c078a8', 'beta-alanina', 'beta-alanine', 'beta-alanina
beta-alanine', 'AMINO_ACIDS', '{"name":"Beta-alanina","nameEn":"Beta-alanine","category":"AMINO_ACIDS","servingAmount":2,"servingUnit":"GR","ingredients":[{"code":"BETA_ALANINE","name":null,"amount":2,"unit":"G"}],"internalName":null,"description":"Repartida en el día; puede causar hormigueo.","descriptionEn":"Spread over the day; it can tingle.","discountCode":null,"shoppingUrl":null}'),
  ('09e34558-1f29-5e66-9569-bbd455bad2ab', 'citrulina malato', 'citrulline malate', 'citrulina malato
citrulline malate', 'AMINO_ACIDS', '{"name":"Citrulina malato","nameEn":"Citrulline malate","category":"AMINO_ACIDS","servingAmount":6,"servingUnit":"GR","ingredients":[{"code":"CITRULLINE","name":null,"amount":4,"unit":"G"}],"internalName":null,"description":"Antes de entrenar.","descriptionEn":"Before training.","discountCode":null,"shoppingUrl":null}'),
  ('7ff2693c-dcf0-56e9-bdbd-777bd32fa1a0', 'creatina monohidrato', 'creatine monohydrate', 'creatina monohidrato
creatine monohydrate', 'CREATINE', '{"name":"Creatina monohidrato","nameEn":"Creatine monohydrate","category":"CREATINE","servingAmount":3,"servingUnit":"GR","ingredients":[{"code":"CREATINE","name":null,"amount":3,"unit":"G"}],"internalName":null,"description":"En polvo, a cualquier hora.","descriptionEn":"As a powder, at any time.","discountCode":null,"shoppingUrl":null}'),
  ('cf5db8d0-8592-5112-8de6-15c50535a005', 'creatina en capsulas', 'creatine capsules', 'creatina en capsulas
creatine capsules', 'CREATINE', '{"name":"Creatina en cápsulas","nameEn":"Creatine capsules","category":"CREATINE","servingAmount":1,"servingUnit":"UNIT","ingredients":[{"code":"CREATINE","name":null,"amount":1,"unit":"G"}],"internalName":null,"description":"Un gramo por cápsula.","descriptionEn":"One gram per capsule.","discountCode":null,"shoppingUrl":null}'),
  ('649edd12-3706-5251-8bab-122857f46ebd', 'cafeina 100 mg', 'caffeine 100 mg', 'cafeina 100 mg
caffeine 100 mg', 'CAFFEINE', '{"name":"Cafeína 100 mg","nameEn":"Caffeine 100 mg","category":"CAFFEINE","servingAmount":1,"servingUnit":"UNIT","ingredients":[{"code":"CAFFEINE","name":null,"amount":100,"unit":"MG"}],"internalName":null,"description":"No por la tarde.","descriptionEn":"Not in the afternoon.","discountCode":null,"shoppingUrl":null}'),
  ('1175ac25-8f1c-5861-8b19-a48b06fa8231', 'preentrenamiento con cafeina', 'pre-workout with caffeine', 'preentrenamiento con cafeina
pre-workout with caffeine', 'CAFFEINE', '{"name":"Preentrenamiento con cafeína","nameEn":"Pre-workout with caffeine","category":"CAFFEINE","servingAmount":10,"servingUnit":"GR","ingredients":[{"code":"CAFFEINE","name":null,"amount":200,"unit":"MG"},{"code":"BETA_ALANINE","name":null,"amount":2,"unit":"G"},{"code":"CITRULLINE","name":null,"amount":3,"unit":"G"}],"internalName":null,"description":"Un cacito son 10 g.","descriptionEn":"A scoop is 10 g.","discountCode":null,"shoppingUrl":null}'),
  ('36e9c857-0f98-5014-bfc7-1350d7ed1971', 'sales de hidratacion', 'hydration salts', 'sales de hidratacion
hydration salts', 'ELECTROLYTES', '{"name":"Sales de hidratación","nameEn":"Hydration salts","category":"ELECTROLYTES","servingAmount":1,"servingUnit":"UNIT","ingredients":[{"code":"SODIUM","name":null,"amount":500,"unit":"MG"},{"code":"POTASSIUM","name":null,"amount":200,"unit":"MG"},{"code":"MAGNESIUM","name":null,"amount":50,"unit":"MG"}],"internalName":null,"description":"Un sobre en medio litro de agua.","descriptionEn":"A sachet in half a litre of water.","discountCode":null,"shoppingUrl":null}'),
  ('f65ac28d-b95d-53e8-a93d-407b2d783bde', 'electrolitos en pastilla efervescente', 'electrolyte fizzy tablet', 'electrolitos en pastilla efervescente
electrolyte fizzy tablet', 'ELECTROLYTES', '{"name":"Electrolitos en pastilla efervescente","nameEn":"Electrolyte fizzy tablet","category":"ELECTROLYTES","servingAmount":1,"servingUnit":"UNIT","ingredients":[{"code":"SODIUM","name":null,"amount":300,"unit":"MG"},{"code":"POTASSIUM","name":null,"amount":150,"unit":"MG"},{"code":"MAGNESIUM","name":null,"amount":56,"unit":"MG"},{"code":"CALCIUM","name":null,"amount":60,"unit":"MG"}],"internalName":null,"description":"Sin azúcar.","descriptionEn":"Without sugar.","discountCode":null,"shoppingUrl":null}'),
  ('25c81abd-b2d4-5e5a-9ed7-3e6682e60653', 'probiotico de una cepa', 'single-strain probiotic', 'probiotico de una cepa
single-strain probiotic', 'PROBIOTICS', '{"name":"Probiótico de una cepa","nameEn":"Single-strain probiotic","category":"PROBIOTICS","servingAmount":1,"servingUnit":"UNIT","ingredients":[{"code":"OTHER","name":"Lactobacillus rhamnosus","amount":10,"unit":"BILLION_CFU"}],"internalName":null,"description":"Lactobacillus rhamnosus.","descriptionEn":"Lactobacillus rhamnosus.","discountCode":null,"shoppingUrl":null}'),
  ('eedbfdaa-ac58-5d9e-ac0f-11f14747cb1a', 'probiotico de varias cepas', 'multi-strain probiotic', 'probiotico de varias cepas
multi-strain probiotic', 'PROBIOTICS', '{"name":"Probiótico de varias cepas","nameEn":"Multi-strain probiotic","category":"PROBIOTICS","servingAmount":1,"servingUnit":"UNIT","ingredients":[{"code":"OTHER","name":"Lactobacillus acidophilus","amount":10,"unit":"BILLION_CFU"},{"code":"OTHER","name":"Bifidobacterium lactis","amount":10,"unit":"BILLION_CFU"}],"internalName":null,"description":"Lactobacilos y bifidobacterias.","descriptionEn":"Lactobacilli and bifidobacteria.","discountCode":null,"shoppingUrl":null}'),
  ('59a3f491-1d77-552f-a5bd-aaa1323a4139', 'saccharomyces boulardii', 'saccharomyces boulardii', 'saccharomyces boulardii
saccharomyces boulardii', 'PROBIOTICS', '{"name":"Saccharomyces boulardii","nameEn":"Saccharomyces boulardii","category":"PROBIOTICS","servingAmount":1,"servingUnit":"UNIT","ingredients":[{"code":"OTHER","name":"Saccharomyces boulardii","amount":5,"unit":"BILLION_CFU"}],"internalName":null,"description":"Levadura probiótica.","descriptionEn":"A probiotic yeast.","discountCode":null,"shoppingUrl":null}'),
  ('25656485-485f-5160-a5bb-06b709abea4c', 'cascara de psyllium', 'psyllium husk', 'cascara de psyllium
psyllium husk', 'FIBRE', '{"name":"Cáscara de psyllium","nameEn":"Psyllium husk","category":"FIBRE","servingAmount":5,"servingUnit":"GR","ingredients":[{"code":"FIBRE","name":null,"amount":4,"unit":"G"}],"internalName":null,"description":"Con un vaso grande de agua.","descriptionEn":"With a large glass of water.","discountCode":null,"shoppingUrl":null}'),
  ('0bc05a9b-0a47-5433-9589-f6f256f71af1', 'inulina', 'inulin', 'inulina
inulin', 'FIBRE', '{"name":"Inulina","nameEn":"Inulin","category":"FIBRE","servingAmount":5,"servingUnit":"GR","ingredients":[{"code":"FIBRE","name":null,"amount":4.5,"unit":"G"}],"internalName":null,"description":"Empezar con poca cantidad.","descriptionEn":"Begin with a small amount.","discountCode":null,"shoppingUrl":null}'),
  ('facef04f-1d9d-5b5d-9360-8b74f6c5c59f', 'peptidos de colageno', 'collagen peptides', 'peptidos de colageno
collagen peptides', 'COLLAGEN', '{"name":"Péptidos de colágeno","nameEn":"Collagen peptides","category":"COLLAGEN","servingAmount":10,"servingUnit":"GR","ingredients":[{"code":"COLLAGEN","name":null,"amount":10,"unit":"G"}],"internalName":null,"description":"En polvo.","descriptionEn":"As a powder.","discountCode":null,"shoppingUrl":null}'),
  ('c8aa3264-6cf7-54e8-9526-b9c42c1c2451', 'colageno con magnesio y vitamina c', 'collagen with magnesium and vitamin c', 'colageno con magnesio y vitamina c
collagen with magnesium and vitamin c', 'COLLAGEN', '{"name":"Colágeno con magnesio y vitamina C","nameEn":"Collagen with magnesium and vitamin C","category":"COLLAGEN","servingAmount":12,"servingUnit":"GR","ingredients":[{"code":"COLLAGEN","name":null,"amount":10,"unit":"G"},{"code":"MAGNESIUM","name":null,"amount":100,"unit":"MG"},{"code":"VITAMIN_C","name":null,"amount":80,"unit":"MG"}],"internalName":null,"description":"En polvo.","descriptionEn":"As a powder.","discountCode":null,"shoppingUrl":null}'),
  ('5559f299-693a-5fab-9bcc-c2dbf16f08ac', 'coenzima q10 100 mg', 'coenzyme q10 100 mg', 'coenzima q10 100 mg
coenzyme q10 100 mg', 'ANTIOXIDANTS', '{"name":"Coenzima Q10 100 mg","nameEn":"Coenzyme Q10 100 mg","category":"ANTIOXIDANTS","servingAmount":1,"servingUnit":"UNIT","ingredients":[{"code":"COENZYME_Q10","name":null,"amount":100,"unit":"MG"}],"internalName":null,"description":"Con una comida que lleve grasa.","descriptionEn":"With a meal that has fat.","discountCode":null,"shoppingUrl":null}'),
  ('ab429b63-ce60-5680-9e8f-b246fc9fdd9e', 'n-acetilcisteina 600 mg', 'n-acetylcysteine 600 mg', 'n-acetilcisteina 600 mg
n-acetylcysteine 600 mg', 'ANTIOXIDANTS', '{"name":"N-acetilcisteína 600 mg","nameEn":"N-acetylcysteine 600 mg","category":"ANTIOXIDANTS","servingAmount":1,"servingUnit":"UNIT","ingredients":[{"code":"OTHER","name":"N-acetilcisteína","amount":600,"unit":"MG"}],"internalName":null,"description":"En cápsulas.","descriptionEn":"In capsules.","discountCode":null,"shoppingUrl":null}'),
  ('45a9bd08-d943-5545-bd65-72c8db094ec2', 'extracto de ashwagandha', 'ashwagandha extract', 'extracto de ashwagandha
ashwagandha extract', 'PLANT_EXTRACTS', '{"name":"Extracto de ashwagandha","nameEn":"Ashwagandha extract","category":"PLANT_EXTRACTS","servingAmount":1,"servingUnit":"UNIT","ingredients":[{"code":"OTHER","name":"Withania somnifera","amount":300,"unit":"MG"}],"internalName":null,"description":"No en el embarazo ni con enfermedad tiroidea.","descriptionEn":"Not in pregnancy or with thyroid disease.","discountCode":null,"shoppingUrl":null}'),
  ('2872661c-9b55-5ab4-b898-ede5e1304d09', 'extracto de curcuma', 'turmeric extract', 'extracto de curcuma
turmeric extract', 'PLANT_EXTRACTS', '{"name":"Extracto de cúrcuma","nameEn":"Turmeric extract","category":"PLANT_EXTRACTS","servingAmount":1,"servingUnit":"UNIT","ingredients":[{"code":"OTHER","name":"Curcuminoides","amount":475,"unit":"MG"}],"internalName":null,"description":"Con pimienta negra.","descriptionEn":"With black pepper.","discountCode":null,"shoppingUrl":null}'),
  ('d0a7c4ba-f256-5155-ad60-d7700fe491c0', 'extracto de te verde', 'green tea extract', 'extracto de te verde
green tea extract', 'PLANT_EXTRACTS', '{"name":"Extracto de té verde","nameEn":"Green tea extract","category":"PLANT_EXTRACTS","servingAmount":1,"servingUnit":"UNIT","ingredients":[{"code":"OTHER","name":"EGCG","amount":150,"unit":"MG"},{"code":"CAFFEINE","name":null,"amount":25,"unit":"MG"}],"internalName":null,"description":"Con comida; no en ayunas.","descriptionEn":"With food; not on an empty stomach.","discountCode":null,"shoppingUrl":null}'),
  ('5f4a40ed-0406-51cd-a145-5f0602a7aa88', 'melatonina 1 mg', 'melatonin 1 mg', 'melatonina 1 mg
melatonin 1 mg', 'SLEEP', '{"name":"Melatonina 1 mg","nameEn":"Melatonin 1 mg","category":"SLEEP","servingAmount":1,"servingUnit":"UNIT","ingredients":[{"code":"MELATONIN","name":null,"amount":1,"unit":"MG"}],"internalName":null,"description":"Poco antes de acostarse.","descriptionEn":"Shortly before going to bed.","discountCode":null,"shoppingUrl":null}'),
  ('e681ae4b-70fc-528b-bf36-bf55bb90e42c', 'magnesio, glicina y teanina', 'magnesium, glycine and theanine', 'magnesio, glicina y teanina
magnesium, glycine and theanine', 'SLEEP', '{"name":"Magnesio, glicina y teanina","nameEn":"Magnesium, glycine and theanine","category":"SLEEP","servingAmount":6,"servingUnit":"GR","ingredients":[{"code":"MAGNESIUM","name":null,"amount":120,"unit":"MG"},{"code":"GLYCINE","name":null,"amount":3,"unit":"G"},{"code":"THEANINE","name":null,"amount":200,"unit":"MG"}],"internalName":null,"description":"En polvo, por la noche.","descriptionEn":"As a powder, at night.","discountCode":null,"shoppingUrl":null}'),
  ('55c1c610-a31d-545b-9c67-c66199765caa', 'bicarbonato de sodio', 'sodium bicarbonate', 'bicarbonato de sodio
sodium bicarbonate', 'OTHER', '{"name":"Bicarbonato de sodio","nameEn":"Sodium bicarbonate","category":"OTHER","servingAmount":1,"servingUnit":"GR","ingredients":[{"code":"SODIUM","name":null,"amount":274,"unit":"MG"}],"internalName":null,"description":"En polvo; mucho sodio.","descriptionEn":"As a powder; much sodium.","discountCode":null,"shoppingUrl":null}'),
  ('c688d000-5f24-5cc4-ba6c-659df3b28053', 'capsulas de remolacha', 'beetroot capsules', 'capsulas de remolacha
beetroot capsules', 'OTHER', '{"name":"Cápsulas de remolacha","nameEn":"Beetroot capsules","category":"OTHER","servingAmount":1,"servingUnit":"UNIT","ingredients":[{"code":"OTHER","name":"Nitratos","amount":200,"unit":"MG"}],"internalName":null,"description":"Nitratos de origen vegetal.","descriptionEn":"Nitrates from a plant.","discountCode":null,"shoppingUrl":null}');
--> statement-breakpoint
-- Read by every account, written by migrations alone.
CREATE POLICY catalogue ON provider_supplements FOR SELECT TO healzy_app USING (true);
--> statement-breakpoint
ALTER TABLE provider_supplements ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE provider_supplements FORCE ROW LEVEL SECURITY;
