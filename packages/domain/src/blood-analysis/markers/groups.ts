/** Headings under which results are read, in their order. */
export const BLOOD_GROUPS = [
  'GLUCOSE',
  'LIPIDS',
  'KIDNEY',
  'ELECTROLYTES',
  'LIVER',
  'PROTEINS',
  'IRON',
  'VITAMINS_AND_MINERALS',
  'THYROID',
  'HORMONES',
  'INFLAMMATION',
  'RED_CELLS',
  'WHITE_CELLS',
  'PLATELETS_AND_COAGULATION',
  'OTHER',
] as const;
export type BloodGroup = (typeof BLOOD_GROUPS)[number];

const MEMBERS: Record<Exclude<BloodGroup, 'OTHER'>, string> = {
  GLUCOSE: 'glucose glucose_fasting glucose_2h hba1c insulin c_peptide',
  LIPIDS: 'chol_total hdl ldl ldl_calculated ldl_direct triglycerides non_hdl vldl apo_a1 apo_b lp_a',
  KIDNEY: 'creatinine cystatin_c bun urea uric_acid egfr egfr_2021',
  ELECTROLYTES:
    'sodium potassium chloride bicarbonate co2_total anion_gap calcium calcium_corrected phosphate magnesium',
  LIVER: 'ast alt ggt alp bilirubin_total bilirubin_direct bilirubin_indirect amylase lipase',
  PROTEINS: 'albumin total_protein globulin ldh ck homocysteine lactate',
  IRON: 'iron ferritin transferrin tibc tsat',
  VITAMINS_AND_MINERALS:
    'vitamin_b12 folate vitamin_d vitamin_d_total vitamin_a vitamin_e zinc copper selenium',
  THYROID: 'tsh ft4 ft3 tpo_ab',
  HORMONES: 'cortisol testosterone estradiol progesterone prolactin dheas shbg fsh lh pth',
  INFLAMMATION: 'crp hs_crp fibrinogen esr',
  RED_CELLS: 'hemoglobin hematocrit rbc mcv mch mchc rdw reticulocytes_percent',
  WHITE_CELLS:
    'wbc neutrophils neutrophils_percent lymphocytes lymphocytes_percent monocytes monocytes_percent eosinophils eosinophils_percent basophils basophils_percent immature_granulocytes immature_granulocytes_percent',
  PLATELETS_AND_COAGULATION: 'platelets mpv inr prothrombin_time aptt',
};

const BY_MARKER = new Map(
  Object.entries(MEMBERS).flatMap(([group, ids]) => ids.split(' ').map((id) => [id, group as BloodGroup])),
);

/** The heading under which an analyte is read. */
export const groupOf = (marker: string): BloodGroup => BY_MARKER.get(marker) ?? 'OTHER';
