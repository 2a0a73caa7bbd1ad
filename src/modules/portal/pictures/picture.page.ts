import { NotFound } from '#platform/errors.ts';
import { definePage } from '#platform/pages/page.ts';
import { onCareersPage } from '../careers/careers.page.ts';
import { activeJob } from '../jobs/public-job.page.ts';
import { drawPicture } from './picture-renderer.ts';
import { careersPicture, jobPicture } from './picture-text.ts';

const limit = { perMinute: 120, burst: 60 };

/** Pictures in link previews on social networks. */
export const picturePages = [
  definePage({
    method: 'get',
    path: '/jobs/{id}/picture.png',
    personal: false,
    forPrograms: true,
    limit,
    handler: async ({ params, resolve }) => {
      const text = jobPicture(await activeJob(resolve, params['id']));
      if (!text) throw new NotFound('The picture');
      return { image: await drawPicture(text), type: 'image/png' };
    },
  }),
  definePage({
    method: 'get',
    path: '/careers/{organization}/picture.png',
    personal: false,
    forPrograms: true,
    limit,
    handler: (context) =>
      onCareersPage(context, async (organization) => {
        const text = careersPicture(organization);
        if (!text) throw new NotFound('The picture');
        return { image: await drawPicture(text), type: 'image/png' };
      }),
  }),
];
