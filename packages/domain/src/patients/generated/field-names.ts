// Generated from openapi/ by `npm run contract`. Do not edit.
export const CARD_FIELDS = ['name', 'surname', 'email', 'phone', 'birthdate', 'sex', 'address', 'postalCode', 'city', 'country', 'weightKg', 'heightCm', 'coupon', 'language', 'timezone', 'tags'] as const;
export const PATIENT_COLUMNS = ['patient', 'email', 'phone', 'age', 'birthdate', 'sex', 'city', 'specialist', 'test', 'tags', 'coupon', 'nextAppointment', 'followUp', 'lastActivity', 'createdAt', 'state'] as const;
export const PATIENT_IMPORT_FIELDS = ['name', 'surname', 'fullName', 'email', 'birthdate', 'sex', 'phone', 'address', 'postalCode', 'city', 'country', 'weightKg', 'heightCm', 'coupon', 'state', 'tags', 'principalEmail'] as const;
