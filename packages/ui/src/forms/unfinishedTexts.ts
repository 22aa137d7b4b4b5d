export {
  UnfinishedTextsContext,
  useHasUnfinished,
  type UnfinishedTexts,
} from '../components/Field/unfinishedTexts.ts';
