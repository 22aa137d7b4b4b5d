export { FieldTextsContext, type FieldTexts } from '../components/Field/fieldTexts.ts';
