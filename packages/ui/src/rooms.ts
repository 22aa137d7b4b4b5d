/** What the test over the component folders needs to know and cannot read from them. */

/** Folders without a component of their name, and what they contain instead. */
export const notRooms: Readonly<Record<string, string>> = {
  'charts/painting': 'canvas and SVG pens that charts share',
  'charts/samples': 'data for stories',
  'charts/cartesian': 'axes and frames that charts share',
  'components/LazyPart': 'parts whose code comes late, with stories of their own',
  'components/LazyParts': 'gives LazyPart its surroundings and its notice, which its stories show',
  'components/Field': 'the anatomy that every field is built from, with a page of its own',
  'patterns/samples': 'data for stories',
  'patterns/responsive': 'hooks for widths',
};

/**
 * Components without keyboard interaction, and why; every other one needs a story whose export begins with `Keyboard`.
 */
export const notInteractive: Readonly<Record<string, string>> = {
  'primitives/BodyOutline': 'a drawing',
  'primitives/Box': 'layout',
  'primitives/Columns': 'layout',
  'primitives/Divider': 'a line',
  'primitives/Grid': 'layout',
  'primitives/Heading': 'words',
  'primitives/Icon': 'a drawing',
  'primitives/Inline': 'layout',
  'primitives/KeyCaps': 'names keys, is not operated',
  'primitives/Mark': 'a drawing',
  'primitives/Pictogram': 'a drawing',
  'primitives/PressFeedback': 'drawn over what is operated, never operated itself',
  'primitives/Skeleton': 'holds a place',
  'primitives/Stack': 'layout',
  'primitives/Text': 'words',
  'primitives/ThemedImage': 'a picture',
  'primitives/VisuallyHidden': 'words',
  'components/Avatar': 'a picture',
  'components/Badge': 'words',
  'components/ButtonGroup': 'layout; its buttons are operated',
  'components/Card': 'a surface; what is on it is operated',
  'components/DescriptionList': 'words',
  'components/EmptyState': 'words; its act is a Button',
  'components/InlineMessage': 'words',
  'components/List': 'words; what is in its rows is operated',
  'components/ProgressBar': 'tells, is not operated',
  'components/ProgressCircle': 'tells, is not operated',
  'components/QrCode': 'a picture for a camera',
  'components/Spinner': 'tells, is not operated',
  'components/StatCard': 'words and numbers',
  'components/StatusPill': 'words',
  'components/Timeline': 'words in the order of time',
  'charts/NutrientBars': 'a table of words beside bars',
  'charts/RangeBar': 'a picture beside its words',
  'charts/RangeLegend': 'words beside samples',
  'charts/Sparkline': 'a picture the size of a word; its name says what it says',
  'patterns/FormLayout': 'layout; its fields are operated',
  'patterns/PageHeader': 'words; its acts are Buttons and a Menu',
};
