import { readSkillEntries } from '../../skill-notation.ts';

export const designSkills = readSkillEntries(
  'design',
  `
  # Screens
  UI/UX Design = ui ux, ux ui, ux design, ui design, user experience, user interface design, user experience design,
    interaction design, ux, ui designer, product designer, user interface, human computer interaction, ui and ux,
    mobile app design, app design, information architecture, ui ux development, digital product design, wireframing,
    wireframes, prototyping, wireframe, mockups, balsamiq, axure, axure rp, rapid prototyping, user flows,
    wireframing and prototyping, interactive prototypes, low fidelity prototypes, high fidelity prototypes,
    user research, usability testing, user interviews, ux research, user personas, usability studies, user testing,
    ux researcher, card sorting, journey mapping, design systems, style guides, material design, design system,
    design thinking, human centered design, user centered design, human centred design
    ; near Figma, Web Design
  Web Design = web designing, web designer, website design, website designing, web page design,
    responsive website design, website designer, landing page design
    ; near UI/UX Design, Web Development
  Figma = figjam ; near Sketch, Adobe XD
  Sketch = sketch app, sketchapp ; near Adobe XD ; context Sketch
  Adobe XD = adobe experience design, invision, zeplin, marvel app, invision app

  # Image
  Graphic Design = graphic designer, graphics design, visual design, branding design, graphic designing,
    graphics designer, visual designer, logo design, brochure design, print design, layout design, packaging design,
    poster design, banner design, editorial design, brand design, infographics, art direction, graphical design,
    graphic arts, branding and identity, typography, typesetting, lettering
    ; near Photoshop, Illustrator
  Photoshop = adobe photoshop, photo shop, ps photoshop, photo retouching, image editing, photo manipulation
    ; near Illustrator
  Illustrator = adobe illustrator ; near CorelDRAW, InDesign ; cased Illustrator
  CorelDRAW = corel draw, coral draw, coreldraw graphics, corel
  InDesign = adobe indesign, in design adobe, quarkxpress, pagemaker, page maker, quark xpress ; near Graphic Design
  Adobe Creative Suite = adobe creative cloud, creative suite, adobe suite, adobe cc, adobe cs6, adobe creative,
    adobe softwares, dreamweaver, adobe dreamweaver
    ; near Photoshop, Illustrator, InDesign, HTML
  Adobe Acrobat = acrobat pro, adobe acrobat pro, adobe acrobat reader, adobe pdf
  Canva = canva design, canva pro ; near Graphic Design ; cased Canva
  Illustration = digital illustration, digital painting, concept art, character design, drawing and painting,
    digital art, vector illustration, procreate, fine arts
    ; near Graphic Design
    ; context Illustration
  Photography = photo editing, photographer, product photography, photo shoots, photojournalism, wedding photography,
    digital photography, studio lighting, lightroom, adobe lightroom, light room
    ; near Photoshop

  # Motion, sound, 3D
  Video Editing = video production, video editor, film editing, film making, filmmaking, videography,
    video post production, video shooting, videographer, editing videos, cinematography, video creation,
    film production, post production, avid media composer, color grading, davinci resolve, da vinci resolve,
    colour grading
    ; near Premiere Pro, Final Cut Pro, After Effects
  Premiere Pro = adobe premiere, adobe premiere pro, premier pro ; near Final Cut Pro, Video Editing
  Final Cut Pro = final cut, fcp x, final cut pro x
  After Effects = adobe after effects, aftereffects, adobe aftereffects ; near Motion Graphics
  Motion Graphics = motion design, motion graphic, vfx, visual effects, nuke compositing
  Animation = 2d animation, 3d animation, animator, character animation, adobe animate, toon boom, adobe flash,
    3d animator
    ; near Motion Graphics, Maya
    ; context Animation
  Maya = autodesk maya, 3d maya ; near 3ds Max, Blender ; context Maya
  3ds Max = 3dsmax, 3d max, 3d studio max, autodesk 3ds max, 3d rendering, rendering 3d ; near Blender
  Blender = blender 3d ; near 3D Modeling ; context Blender
  Audio Production = audio editing, sound design, pro tools, logic pro, ableton, music production, sound engineering,
    adobe audition, fl studio, audio engineering, audio mixing, audacity, voice over, sound editing,
    podcast production, mixing and mastering
  Performing Arts = acting, choreography, dancer, music teacher, musician, stage management, theatre arts,
    dance instructor, vocalist, voice acting, theater production, dance performance
    ; context Acting
  Broadcasting = radio broadcasting, television production, tv production, broadcast production, radio production,
    news anchor, screenwriting, scriptwriting, script writing, scripting films
    ; near Video Editing, Journalism

  # Things to wear
  Fashion Design = apparel design, garment construction, fashion designer, fashion designing, fashion illustration,
    textile design, apparel merchandising, fashion styling, surface ornamentation, jewelry design
    ; near Pattern Making
  Pattern Making = sewing, garment sewing, pattern drafting, stitching, embroidery, fashion cad, garment tailoring
`,
);
