export { NumberTextsContext, type NumberTexts } from '../components/Field/numberTexts.ts';
