import { FIGURE_LABELS, PROJECT_FIGURES } from '../../../locales/figures.ts';
import { documentType, inTabs, sectionField, tab } from '../fields.ts';
import { type Label, labelFields } from '../labelFields.ts';
import { GUIDE_LABELS } from './guideLabels.ts';
import { TOPIC_LABELS } from './topicLabels.ts';

const UI: readonly Label[] = [
  ['skipToContent', 'First link of every page, seen with the keyboard only.'],
  ['mainNavigation', 'Name of the bar at the top, read aloud.'],
  ['menu', 'The menu button of narrow screens.'],
  ['language', 'Name of the language buttons, read aloud.'],
  ['breadcrumbs', 'Name of the path above the headline, read aloud.'],
  ['learnMore', 'Button of a programme’s card.'],
  ['learnMoreAbout', 'The same button, read aloud.', ['title']],
  ['overview', 'Jump link to the section Overview.'],
  ['benefits', 'Heading of the section Benefits.'],
  ['requirements', 'Heading of the requirements inside a card.'],
  ['timeline', 'Heading of the section Timeline.'],
  ['activeProjects', 'Heading of the projects on a programme’s page.'],
  ['onThisPage', 'Name of the jump links, read aloud.'],
  ['tracks', 'Name of the two tabs, read aloud.'],
  ['atAGlance', 'Name of the strip of figures below the top of the page, read aloud.'],
  ['asOf', 'Under the figures of the strip.', ['date']],
  ...[...FIGURE_LABELS, ...PROJECT_FIGURES].map(
    (name) => [name, 'Words beside the figure in the strip below the top of the page.'] as const,
  ),
  ['currencyUsd', 'How an amount in US dollars is written.', ['amount']],
  ['currencyEur', 'How an amount in euros is written.', ['amount']],
  ['currencyJpy', 'How an amount in yen is written.', ['amount']],
  ['atLeast', 'How a lower bound is written.', ['figure']],
  ['about', 'How an approximate figure is written.', ['figure']],
  ['moreThan', 'How an exceeded figure is written.', ['figure']],
  ['plus', 'How “or more” is written.', ['figure']],
  ['plusInText', 'The same within a sentence, before what is counted.', ['figure']],
  ['showRequirements', 'Button that opens the requirements of a card.'],
  ['showRequirementsOf', 'The same button, read aloud; begins with its words.', ['title']],
  ['previousPicture', 'Button of a carousel, read aloud.'],
  ['nextPicture', 'Button of a carousel, read aloud.'],
  ['goToPicture', 'Dot of a carousel, read aloud.', ['number']],
  ['picturePosition', 'Beside the arrows of a carousel.', ['current', 'total']],
  ['pictureAnnouncement', 'The same with what is shown, read aloud.', ['current', 'total', 'text']],
  ['enlargePicture', 'A picture that opens in a large view, read aloud.', ['number']],
  ['closePicture', 'Button of the large view.'],
  ['careerPictures', 'Heading above the captioned pictures of a profile.'],
  ['projectPictures', 'Name of a project’s carousel, read aloud.'],
  ['picturesLink', 'Jump link to a project’s pictures.'],
  ['financialLink', 'Jump link to a project’s financing.'],
  ['developerLink', 'Jump link to a project’s developer.'],
  ['moreInfo', 'Button of a team card.'],
  ['moreInfoAbout', 'The same button, read aloud.', ['name']],
  ['backToTeam', 'Button at the end of a profile.'],
  ['backTo', 'Button at the end of a project.', ['title']],
  ['talkToUs', 'Heading of the last section of a programme’s page.'],
  ['talkToUsText', 'Sentence of the last section of a programme’s page.'],
  ['startConsultation', 'Button of the last section of a programme’s page.'],
  ['countries', 'Heading of the map on Home.'],
  ['factCountries', 'Under the number of countries on Home.'],
  ['factRoutes', 'Under the number of programmes on Home.'],
  ['factAttorneys', 'Under the number of attorneys on Home.'],
  ['factLanguages', 'Under the number of the site’s languages on Home.'],
  ['programs', 'Heading of the programme list in the footer.'],
  ['contact', 'Heading of address and phones in the footer.'],
  ['legal', 'Heading of the legal notices in the footer.'],
  ...TOPIC_LABELS,
  ...GUIDE_LABELS,
];

const ERRORS: readonly Label[] = [
  ['chunkFailed', 'Where a part of a page could not be loaded.', ['id', 'kind']],
  ['kindTimeout', 'Why: it took longer than 120 seconds.'],
  ['kindMissing', 'Why: it is no longer on the server.'],
  ['kindOther', 'Why: anything else.'],
  ['stillReadable', 'Below the message: the page itself can be read.'],
  ['retry', 'Button below the message.'],
  ['unexpected', 'Heading of the screen for unexpected errors.'],
  ['status', 'Line below that heading.', ['status', 'statusText']],
  ['reload', 'Button of that screen.'],
  ['notFoundStatusText', 'Standard name of status 404.'],
  ['notFoundTitle', 'Headline of the not-found page.'],
  ['notFoundText', 'Sentence of the not-found page.'],
  ['notFoundHome', 'Link of the not-found page.'],
];

const words = (name: string, title: string, description: string, labels: readonly Label[]) =>
  tab(name, title, [sectionField(name, title, description, labelFields(labels))]);

/** The words of controls and of error messages. */
export const labels = documentType('labels', 'Labels', {
  ...inTabs(
    words('ui', 'Controls', 'Words of buttons and headings that every page shares.', UI),
    words('errors', 'Errors', 'What visitors read when something fails.', ERRORS),
  ),
});
