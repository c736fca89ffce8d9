import { pageTitles } from '../text/pages';
import { shellText } from '../text/shell';
import { Page } from '../ui/page';
import { Empty } from '../ui/states';
import { useRouteName } from '../ui/use-route-name';

/** Stands for each route whose screen is not there yet; a test lists which those are. */
export default function InPreparation() {
  const name = useRouteName();
  return (
    <Page title={name ? pageTitles[name] : shellText.inPreparation} lead={shellText.inPreparation}>
      <Empty text={shellText.inPreparationHint} />
    </Page>
  );
}
