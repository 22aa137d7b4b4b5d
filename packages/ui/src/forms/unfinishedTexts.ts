export { UnfinishedTextsContext, type UnfinishedTexts } from '../components/Field/unfinishedTexts.ts';
