import { defineModule } from '../module.ts';
import { cancelMedicalTest, createMedicalTest, getMedicalTest, listMedicalTests } from './handlers.ts';

export const medicalTests = defineModule({
  name: 'medical-tests',
  handlers: [listMedicalTests, getMedicalTest, createMedicalTest, cancelMedicalTest],
});
