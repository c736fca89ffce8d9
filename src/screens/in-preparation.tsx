import { useMatches } from 'react-router-dom';
import { pageTitles } from '../text/pages';
import { shellText } from '../text/shell';
import { Page } from '../ui/page';
import { Empty } from '../ui/states';

const isRoute = (id: string): id is keyof typeof pageTitles => Object.hasOwn(pageTitles, id);

/** Stands for each route whose screen is not there yet; a test lists which those are. */
export default function InPreparation() {
  const name = useMatches()
    .map((match) => match.id)
    .find(isRoute);
  return (
    <Page title={name ? pageTitles[name] : shellText.inPreparation} lead={shellText.inPreparation}>
      <Empty text={shellText.inPreparationHint} />
    </Page>
  );
}
